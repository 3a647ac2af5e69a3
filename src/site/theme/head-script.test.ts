import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { backgroundColors } from '@/config/brand'
import { headScript } from './head-script'

it.each([
  ['/learn', {}, true, 'dark'],
  ['/learn', {}, false, 'light'],
  ['/learn/graphql-federation/shareable', { theme: 'light' }, true, 'light'],
  ['/learn', { theme: 'dark' }, false, 'dark'],
  ['/learn', { theme: 'nonsense' }, false, 'light'],
  ['/playground', {}, false, 'light'],
  ['/playground/bridge', { theme: 'dark' }, false, 'dark'],
  ['/', { theme: 'light' }, false, 'dark'],
  ['/learning', {}, false, 'dark'],
  ['/blog/learn', { theme: 'light' }, false, 'dark'],
] as const)(
  'the script in the head draws %s, stored %j, system dark: %s, %s',
  (path, stored, systemDark, theme) => {
    const page = run(path, systemDark, (key) => new Map(Object.entries(stored)).get(key) ?? null)
    expect([...page.classes]).toEqual([theme])
    expect(page.bar.content).toBe(backgroundColors[theme])
  },
)

it('the script in the head swallows refused storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect([...run('/learn', true, refuse).classes]).toEqual(['dark'])
})

function run(pathname: string, matches: boolean, getItem: (key: string) => string | null) {
  const classes = new Set(['dark'])
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  }
  const bar = { content: backgroundColors.dark }
  runInNewContext(headScript, {
    document: { documentElement: { classList, dataset: {} }, querySelector: () => bar },
    localStorage: { getItem },
    location: { pathname },
    matchMedia: () => ({ matches }),
  })
  return { classes, bar }
}
