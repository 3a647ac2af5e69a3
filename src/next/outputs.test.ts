import { expect, test } from 'vitest'
import {
  dynamicRoutes,
  payloadsByPage,
  prerenderedPages,
  prerenderedRoutes,
  segmentOf,
  type BuildOutputs,
} from './outputs'

const prerender = (pathname: string, routeType?: string) => ({ pathname, routeType, file: `out${pathname}` })
const outputs: BuildOutputs = {
  buildId: 'b1',
  nextVersion: '16.0.0',
  prerenders: [
    prerender('/', 'page'),
    prerender('/index.rsc'),
    prerender('/index.segments/_tree.segment.rsc'),
    prerender('/about', 'page'),
    prerender('/about.rsc'),
    prerender('/about.segments/a/__PAGE__.segment.rsc'),
    prerender('/_global-error', 'page'),
    prerender('/rss.xml', 'route'),
  ],
  staticFiles: [
    { pathname: '/404', file: '404.html' },
    { pathname: '/500', file: '500.html' },
    { pathname: '/_next/static/a.js', file: 'a.js' },
  ],
  perRequest: [
    { pathname: '/about', kind: 'page' },
    { pathname: '/search', kind: 'page' },
    { pathname: '/search.rsc', kind: 'page' },
    { pathname: '/_not-found', kind: 'page' },
    { pathname: '/api/comments/[id]', kind: 'route' },
    { pathname: '/blog/[post]', kind: 'page' },
  ],
  dynamicRoutes: [{ source: '/api/comments/[id]', sourceRegex: '^/api/comments/[^/]+$' }],
  images: { widths: [], qualities: [] },
}

test('pages and routes are listed without internal pages and payloads', () => {
  expect(prerenderedPages(outputs).map(({ pathname }) => pathname)).toEqual(['/', '/about'])
  expect(prerenderedRoutes(outputs).map(({ pathname }) => pathname)).toEqual(['/rss.xml'])
})

test('a page has its whole payload and its segments', () => {
  const payloads = payloadsByPage(outputs)
  expect([...payloads.keys()]).toEqual(['/', '/about'])
  expect(payloads.get('/')?.map(segmentOf)).toEqual([undefined, '/_tree'])
  expect(payloads.get('/about')?.map(segmentOf)).toEqual([undefined, '/a/__PAGE__'])
})

test('routes rendered per request are those that are neither prerendered nor closed', () => {
  expect(dynamicRoutes(outputs)).toEqual([
    { path: '/search', kind: 'page' },
    { path: '/api/comments/[id]', pattern: '^/api/comments/[^/]+$', kind: 'route' },
  ])
})
