import type { DynamicRoute } from '@/next/outputs'

const methods: Record<DynamicRoute['kind'], string[]> = {
  // Forms post to route handlers, which decide themselves which methods they support.
  page: ['GET', 'HEAD', 'OPTIONS'],
  route: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}

/** Finds which methods a decoded path supports that Next renders per request, or undefined when there is no such route. */
export function createDynamicRoutes(routes: DynamicRoute[]) {
  const byPath = new Map(routes.filter(({ pattern }) => !pattern).map((route) => [route.path, route]))
  const patterns = routes.flatMap((route) =>
    route.pattern ? [{ route, expression: new RegExp(route.pattern) }] : [],
  )

  return function find(path: string): { methods: string[]; handlesOptions: boolean } | undefined {
    const route = byPath.get(path) ?? patterns.find(({ expression }) => expression.test(path))?.route
    return route && { methods: methods[route.kind], handlesOptions: route.kind === 'route' }
  }
}
