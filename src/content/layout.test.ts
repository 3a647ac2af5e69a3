import { describe, expect, it } from 'vitest'
import { chooseLayout, layoutOf } from './layout'

describe('layout of markdown content', () => {
  it.each([
    ['/blog/schema-contracts', 'blog-post'],
    ['/jobs/platform-engineer', 'job'],
    ['/learn/graphql-federation/versions', 'learn'],
    ['/learn/graphql-federation', 'article'],
    ['/privacy-policy', 'article'],
  ])('%s uses %s', (path, layout) => {
    expect(chooseLayout(path)).toBe(layout)
  })

  it('lets front matter win over the path', () => {
    expect(chooseLayout('/blog/survey', 'form-page')).toBe('form-page')
  })

  it('refuses a layout that does not exist', () => {
    expect(() => chooseLayout('/privacy-policy', 'fancy')).toThrow(/no layout "fancy"; known: form-page/)
  })

  it.each([
    ['blog', 'schema-contracts', undefined, 'blog-post'],
    ['blog', 'schema-contracts', 'form-page', 'form-page'],
    ['blog', 'schema-contracts', 'blog-post', 'blog-post'],
    ['jobs', 'platform-engineer', 'form-page', 'form-page'],
    ['courses', 'graphql-federation/versions', undefined, 'learn'],
    ['pages', 'privacy-policy', undefined, 'article'],
  ] as const)('in content/%s, %s with the layout %s uses %s', (folder, slug, layout, expected) => {
    expect(layoutOf(folder, { slug, data: { layout } })).toBe(expected)
  })

  it('refuses a page whose path has the layout of another folder', () => {
    expect(() => layoutOf('pages', { slug: 'jobs-privacy', data: {} })).toThrow(
      '/jobs-privacy would get the layout "job", which content/pages has no fields for',
    )
  })
})
