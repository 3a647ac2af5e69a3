import { readFileSync } from 'node:fs'

/** What nearly every page is written with. A page with these alone needs one file of each font. */
export const commonCharacters = span(0x20, 0x7e) + '\u00a0©·×–—‘’“”•…€←↑→↓−⌄⌘✓'

/** Latin-1, Latin Extended-A (the languages of Europe that are written in Latin letters) and signs. */
export const moreCharacters = [
  ...span(0xa1, 0x17f),
  ...span(0x20_10, 0x20_27),
  ...span(0x20_30, 0x20_5e),
  ...'™↔↗↘⇒⇧≈≠≤≥▶✗',
]
  .filter((character) => !commonCharacters.includes(character))
  .join('')

/** Characters as a `unicode-range` of CSS. Takes them in ascending order. */
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

/** A font of the site as CSS that carries its files, for what scripts draw. */
export function fontFaces(family: string, file: 'inter' | 'jetbrains-mono'): string {
  const face = (name: string, range = '') =>
    `@font-face{font-family:${family};font-weight:100 900;${range}src:url(data:font/woff2;base64,${readFileSync(`src/app/fonts/${name}.woff2`).toString('base64')})}`
  return face(file) + face(`${file}-more`, `unicode-range:${unicodeRange(moreCharacters)};`)
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
