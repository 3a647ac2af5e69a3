import type { DynamicRoute } from '@/next/outputs'

const read = ['GET', 'HEAD']
/**
 * What route handlers support besides OPTIONS, by path: Next's own 405 has no Allow header (RFC 9110, 15.5.6). The desk
 * answers itself, because it is an unknown address until it has a member.
 */
const handlerMethods: Partial<Record<string, string[]>> = {
  '/api/blog-navigation': read,
  '/api/comments': [...read, 'POST'],
  '/api/comments/[id]': ['DELETE'],
  '/api/comments/reactions': ['POST'],
  '/api/event': ['POST'],
  '/api/forms/[formId]': ['POST'],
  '/api/get-jobs-count': read,
  '/api/policy-reports': ['POST'],
  '/api/stars.svg': read,
  '/graph/[name]': [...read, 'POST'],
  '/graphql': [...read, 'POST'],
  '/mcp': ['POST'],
}
const allMethods = [...read, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Finds which methods a decoded path supports that Next renders per request, or undefined when there is no such route. */
export function createDynamicRoutes(routes: DynamicRoute[]) {
  const byPath = new Map(routes.filter(({ pattern }) => !pattern).map((route) => [route.path, route]))
  const patterns = routes.flatMap((route) =>
    route.pattern ? [{ route, expression: new RegExp(route.pattern) }] : [],
  )

  return function find(path: string): { methods: string[]; handlesOptions: boolean } | undefined {
    const route = byPath.get(path) ?? patterns.find(({ expression }) => expression.test(path))?.route
    if (!route) return undefined
    const isHandler = route.kind === 'route'
    const methods = isHandler ? (handlerMethods[route.path] ?? allMethods) : read
    return { methods: [...methods, 'OPTIONS'], handlesOptions: isHandler }
  }
}
