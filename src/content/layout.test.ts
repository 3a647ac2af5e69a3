import { expect, it } from 'vitest'
import { layoutOf } from './layout'

const form = { typeFormId: 'survey', date: '2026-03-10' }

it.each([
  ['blog', 'schema-contracts', {}, 'blog-post'],
  ['jobs', 'platform-engineer', {}, 'job'],
  ['courses', 'graphql-federation/versions', {}, 'learn'],
  ['pages', 'learn/graphql-federation', {}, 'article'],
  ['pages', 'jobs-privacy', { layout: 'article' }, 'article'],
  ['pages', 'cosmo', { layout: 'landing' }, 'landing'],
  ['blog', 'schema-contracts', { layout: 'form-page', ...form }, 'form-page'],
  ['pages', 'readiness', { layout: 'form-page', ...form }, 'form-page'],
  ['jobs', 'platform-engineer', { layout: 'form-page' }, 'form-page'],
] as const)('in content/%s, %s with %o has the layout %s', (folder, slug, data, expected) => {
  expect(layoutOf(folder, { slug, data })).toBe(expected)
})

it.each([
  ['pages', 'terms', { layout: 'fancy' }, 'no layout "fancy"; known: article, form-page, landing, blog-post'],
  ['pages', 'terms', { layout: 'form-page', date: '2026-03-10' }, '"form-page" needs typeFormId, which'],
  ['blog', 'post', { layout: 'landing' }, 'the layout "landing" needs a place in content/pages, which'],
  ['jobs', 'job', { layout: 'learn' }, 'the layout "learn" needs a place in a course, which'],
  ['pages', 'jobs-privacy', {}, 'the layout "job" of /jobs-privacy needs location, type, team, date, which'],
] as const)('in content/%s, %s with %o is refused: %s', (folder, slug, data, message) => {
  expect(() => layoutOf(folder, { slug, data })).toThrow(message)
})
