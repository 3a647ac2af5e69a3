import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:css|tsx)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const sheets = sources
  .filter(({ file }) => file.endsWith('.css'))
  .map(({ file, text }) => ({ file, text: text.replaceAll(/\/\*.*?\*\//gs, '') }))

it('a duration has a name: no sheet writes milliseconds into a transition or an animation', () => {
  const unnamed = sheets.flatMap(({ file, text }) =>
    declarationsIn(text)
      .filter(
        (declaration) => /^(?:transition|animation)/.test(declaration) && /\b[\d.]+m?s\b/.test(declaration),
      )
      .map((declaration) => `${file}: ${declaration}`),
  )
  expect(unnamed).toEqual([])
})

it('a component takes durations from the sheets: no utility sets milliseconds', () => {
  const unnamed = sources.filter(({ text }) => /\b(?:duration|delay)-(?:\d|\[)|\banimate-\[/.test(text))
  expect(unnamed.map(({ file }) => file)).toEqual([])
})

it('nothing repeats but the spinners of what is loading (WCAG 2.2.2)', () => {
  const repeating = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /<animate\w*|repeatCount|[^;{]*\binfinite\b[^;]*|\banimate-(?:spin|ping|pulse|bounce)\b/g,
      ),
    ]
      .map(([found]) => found.trim())
      .filter((found) => !/^animation: (?:spinner|embed)-turn /.test(found))
      .map((found) => `${file}: ${found}`),
  )
  expect(repeating).toEqual([])
})

function declarationsIn(css: string): string[] {
  return css
    .split(/[;{}]/)
    .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}
