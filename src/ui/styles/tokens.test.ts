import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = 'src'
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name))
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Sizes, radii, and colors that are no tokens; sizes in `em` and shares of a container depend on their place. */
const rawInSheets = [
  /font(?:-size)?:\s*[\d.]+(?:rem|px)/g,
  /border-radius:[^;]*(?<![\w.-])[1-9][\d.]*(?:px|rem)/g,
  /:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\()/gi,
]
const rawInMarkup = [
  /\b(?:text|rounded(?:-[a-z]{1,2})?)-\[[\d.]+(?:px|rem)\]/g,
  /\b(?:bg|text|border|fill|stroke|from|to|via|ring|shadow)(?:-[a-z]{1,2})?-\[(?:#|rgb|hsl|oklch)[^\]]+\]/g,
  /\bstyle=\{\{[^}]*(?:(?:fontSize|borderRadius): ?['\d]|['"](?:#|rgb|hsl|oklch))[^}]*\}\}/g,
  /\[font-size:[\d.]+(?:px|rem)\]/g,
  /\btext-(?:2xs|xs)\b/g,
]

/** Durations have names, and nothing repeats but the spinners of what is loading (WCAG 2.2.2). */
const durations = [
  /(?:transition|animation)[\w-]*:[^;{}]*(?<![\w.-])[\d.]+m?s\b/g,
  /\b(?:duration|delay)-(?:\d|\[)|\banimate-\[/g,
  /<animate\w*|repeatCount|(?<!-turn [^;{]*)\binfinite\b|\banimate-(?:spin|ping|pulse|bounce)\b/g,
]

it.each([
  ['style sheets', (file: string) => file.endsWith('.css') && !file.endsWith('globals.css'), rawInSheets],
  // The page for errors of the layout has no style sheet.
  ['components', (file: string) => file.endsWith('.tsx') && !file.endsWith('global-error.tsx'), rawInMarkup],
  ['motion', (file: string) => /(?<!\.test)\.(?:css|tsx)$/.test(file), durations],
] as const)('%s have nothing beside the tokens', (_, matches, patterns) => {
  const found = files
    .filter(matches)
    .flatMap((file) =>
      patterns.flatMap((pattern) =>
        [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`),
      ),
    )
  expect(found).toEqual([])
})
