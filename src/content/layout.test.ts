import { describe, expect, it } from 'vitest'
import { chooseLayout } from './layout'

describe('layout of markdown content', () => {
  it.each([
    ['/blog/schema-contracts', 'blog-post'],
    ['/jobs/platform-engineer', 'job'],
    ['/learn/graphql-federation/versions', 'learn'],
    ['/learn/graphql-federation', 'docs'],
    ['/privacy-policy', 'docs'],
  ])('%s uses %s', (path, layout) => {
    expect(chooseLayout(path)).toBe(layout)
  })

  it('lets front matter win over the path', () => {
    expect(chooseLayout('/blog/survey', 'form-page')).toBe('form-page')
  })

  it('refuses a layout that does not exist', () => {
    expect(() => chooseLayout('/privacy-policy', 'fancy')).toThrow(/no layout "fancy"; known: form-page/)
  })
})
