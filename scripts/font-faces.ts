import { readFileSync } from 'node:fs'

/** The characters in the first file of each font. Most pages need no others. */
export const commonCharacters = span(0x20, 0x7e) + '\u00a0©·×–—‘’“”•…€←↑→↓−⌄⌘✓'

/** The characters in the second file of each font: Latin-1, Latin Extended-A and symbols. */
export const moreCharacters = [
  ...span(0xa1, 0x17f),
  ...span(0x20_10, 0x20_27),
  ...span(0x20_30, 0x20_5e),
  ...'™↔↗↘⇒⇧≈≠≤≥▶✗',
]
  .filter((character) => !commonCharacters.includes(character))
  .join('')

/** The characters in the font of pictures that the server draws, for names in Latin, Greek, and Cyrillic letters. */
export const nameCharacters = [
  ...commonCharacters,
  ...moreCharacters,
  ...span(0x1_80, 0x2_4f),
  ...span(0x3_70, 0x3_ff),
  ...span(0x4_00, 0x4_ff),
  ...span(0x1e_00, 0x1e_ff),
].join('')

/** Writes characters as a CSS `unicode-range`. Expects them in ascending order. */
export function unicodeRange(characters: string): string {
  const ranges: [first: number, last: number][] = []
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const open = ranges.at(-1)
    if (open && open[1] === code - 1) open[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/** The `@font-face` rules of one of the site's fonts, with the files as `data:` URLs. Scripts draw and print with them. */
export function fontFaces(family: string, file: 'inter' | 'jetbrains-mono'): string {
  const face = (name: string, range = '') =>
    `@font-face{font-family:${family};font-weight:100 900;${range}src:url(data:font/woff2;base64,${readFileSync(`src/app/fonts/${name}.woff2`).toString('base64')})}`
  return face(file) + face(`${file}-more`, `unicode-range:${unicodeRange(moreCharacters)};`)
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
