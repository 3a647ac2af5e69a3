import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import subsetFont from 'subset-font'

/**
 * `npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…`: cuts the fonts of the site out of the ones their
 * makers publish: the characters below and the weights the site uses. Other scripts fall back to the system's fonts.
 */
const weights = { min: 400, max: 600, default: 400 }
const characters = [
  span(0x20, 0x7e),
  // Latin-1 and Latin Extended-A: the languages of Europe that are written in Latin letters.
  span(0xa0, 0x17f),
  span(0x20_10, 0x20_27),
  span(0x20_30, 0x20_5e),
  '€™←↑→↓↔↗↘⇒⇧⌘−≈≠≤≥⌄▶✓✗',
].join('')

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…')
  process.exit(1)
}
for (const file of files) {
  const font = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // The site shows code without ligatures, which are two fifths of this font.
    noLayoutClosure: file.includes('jetbrains'),
  })
  const target = `src/app/fonts/${basename(file)}`
  writeFileSync(target, font)
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`)
}

function span(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
