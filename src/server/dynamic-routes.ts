import type { DynamicRoute } from './manifest'

const methods: Record<DynamicRoute['kind'], string[]> = {
  // Forms are sent to route handlers, which decide themselves what they know.
  page: ['GET', 'HEAD', 'OPTIONS'],
  route: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}

/** Finds how a decoded path that Next answers per request may be asked, or undefined when Next has no such route. */
export function createDynamicRoutes(routes: DynamicRoute[]) {
  const byPath = new Map(routes.filter(({ pattern }) => !pattern).map((route) => [route.path, route]))
  const patterns = routes.flatMap((route) =>
    route.pattern ? [{ route, expression: new RegExp(route.pattern) }] : [],
  )

  return function find(path: string): { methods: string[]; answersOptions: boolean } | undefined {
    const route = byPath.get(path) ?? patterns.find(({ expression }) => expression.test(path))?.route
    return route && { methods: methods[route.kind], answersOptions: route.kind === 'route' }
  }
}
