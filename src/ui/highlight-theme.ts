import type { ThemeRegistrationRaw } from '@shikijs/core'
import scopesByClass from './highlight-scopes.json' with { type: 'json' }

const classes = Object.keys(scopesByClass) as (keyof typeof scopesByClass)[]

/**
 * The kinds of tokens of highlight-scopes.json, each with the class that `code-block.css` colors. Shiki only knows colors, so
 * each kind has its own color here, which is mapped back to the class.
 */
export const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'dark',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: classes.map((name, index) => ({
    scope: scopesByClass[name],
    settings: { foreground: colorAt(index) },
  })),
}

/** Class of a token, by the color the theme gave it; undefined for plain text. */
export function classOf(tokenColor: string | undefined): string | undefined {
  return classes.find((_, index) => colorAt(index) === tokenColor?.toLowerCase())
}

function colorAt(index: number): string {
  return `#00000${index + 1}`
}
