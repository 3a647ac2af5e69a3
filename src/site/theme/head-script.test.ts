import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { backgroundColors } from '@/config/brand'
import { bannerId, bannerKey } from '@/site/banners/banner-id'
import { headScript } from './head-script'
import { followsChoice, parseChoice, resolveTheme, themeKey } from './theme'

type Setting = {
  path?: string
  stored?: Record<string, string>
  systemDark?: boolean
  banners?: string
}

describe('headScript', () => {
  const choices = [null, 'light', 'dark', 'system', 'nonsense']
  const paths = ['/', '/learn', '/learn/graphql-federation/shareable', '/learning', '/blog/learn']

  it('comes to the same theme as the page does later', () => {
    for (const path of paths) {
      for (const choice of choices) {
        for (const systemDark of [true, false]) {
          const stored: Record<string, string> = choice === null ? {} : { [themeKey]: choice }
          const page = run({ path, stored, systemDark })
          const theme = followsChoice(path) ? resolveTheme(parseChoice(choice), systemDark) : 'dark'
          expect([...page.classes], `${path} ${choice} ${systemDark}`).toEqual([theme])
          expect(page.dataset.theme).toBe(parseChoice(choice))
          expect(page.bar.content).toBe(backgroundColors[theme])
        }
      }
    }
  })

  it('marks the dismissed banners whose words are the same', () => {
    const hub = bannerId('hub', 'today')
    const banners = `${bannerId('global', 'news')} ${hub}`
    expect(run({ banners }).dataset.dismissed).toBeUndefined()
    expect(run({ banners, stored: { [bannerKey(hub)]: '1' } }).dataset.dismissed).toBe('hub')
    const old = bannerKey(bannerId('hub', 'yesterday'))
    expect(run({ banners, stored: { [old]: '1' } }).dataset.dismissed).toBeUndefined()
  })

  it('swallows refused storage', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    expect([...run({ path: '/learn', systemDark: true }, refuse).classes]).toEqual(['dark'])
  })
})

function run(setting: Setting, getItem = (key: string) => setting.stored?.[key] ?? null) {
  const classes = new Set(['dark'])
  const dataset: Record<string, string | undefined> = { banners: setting.banners }
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  }
  const bar = { content: backgroundColors.dark }
  runInNewContext(headScript, {
    document: { documentElement: { classList, dataset }, querySelector: () => bar },
    localStorage: { getItem },
    location: { pathname: setting.path ?? '/' },
    matchMedia: () => ({ matches: setting.systemDark ?? false }),
  })
  return { classes, dataset, bar }
}
