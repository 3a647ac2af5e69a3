import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backgroundColors } from '@/config/brand'

const css = readFileSync(new URL('globals.css', import.meta.url), 'utf8')

/** The colors by name that the rules with a selector set, later rules last. */
function tokens(selector: string, rules = css): Record<string, string> {
  const blocks = rules.split(selector).slice(1)
  const text = blocks.map((block) => block.slice(0, block.indexOf('}'))).join('')
  return Object.fromEntries(Array.from(text.matchAll(/--([\w-]+): (#\w{6});/g), ([, ...pair]) => pair))
}

const usual = css.replaceAll(/@media \(prefers-contrast: more\) \{[^}]*\}/g, '')
const themes = {
  light: tokens('theme-light {', usual),
  dark: tokens('theme-dark {', usual),
  'light with more contrast': tokens('theme-light {'),
  'dark with more contrast': tokens('theme-dark {'),
}
const surfaces = ['ground', 'raised', 'raised-2']

for (const [theme, colors] of Object.entries(themes)) {
  const text = theme.endsWith('more contrast') ? 7 : 4.5
  test.each([
    ['text', text],
    ['muted', text],
    ['accent-text', text],
    // WCAG 1.4.11: the border by which a field is recognized.
    ['line-field', 3],
  ] as const)(`${theme}: %s has a contrast of at least %s on every surface`, (name, least) => {
    for (const surface of surfaces)
      expect(contrast(colors[name], colors[surface]), surface).toBeGreaterThanOrEqual(least)
  })
}

test.each(Object.entries(themes))('%s: the words of listings are readable', (_, colors) => {
  for (const kind of ['plain', 'comment', 'keyword', 'string', 'number', 'name', 'type', 'punct'])
    expect(contrast(colors[`code-${kind}`], colors['code-ground']), kind).toBeGreaterThanOrEqual(4.5)
})

test.each(['cool', 'amber', 'success', 'coral', 'violet', 'code-type'])(
  '%s tells a subgraph apart: readable as text in the dark theme, seen as a mark in the light one',
  (name) => {
    for (const surface of ['ground', 'raised']) {
      expect(contrast(themes.dark[name], themes.dark[surface]), surface).toBeGreaterThanOrEqual(4.5)
      expect(contrast(themes.light[name], themes.light[surface]), surface).toBeGreaterThanOrEqual(3)
    }
  },
)

test('the bar of a browser has the color of the ground', () => {
  expect(backgroundColors).toEqual({ light: themes.light.ground, dark: themes.dark.ground })
})

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(first = '', second = ''): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
