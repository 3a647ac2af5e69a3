import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import subsetFont from 'subset-font'
import { commonCharacters, moreCharacters } from './font-faces'

/**
 * `npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…`: cuts the fonts of the site out of the ones their
 * makers publish: the weights the site uses, the common characters in one file, which every page fetches, and more
 * in a second for the pages that have them. Other scripts fall back to the system's fonts.
 */
const weights = { min: 400, max: 600, default: 400 }
/** Spacing, accents and figures of one width; not the arrows and ligatures that both fonts make of `->`. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…')
  process.exit(1)
}
for (const file of files) {
  const name = basename(file, extname(file))
  await cut(file, `src/app/fonts/${name}.woff2`, commonCharacters)
  await cut(file, `src/app/fonts/${name}-more.woff2`, moreCharacters)
}

type Options = NonNullable<Parameters<typeof subsetFont>[2]>

async function cut(file: string, target: string, characters: string) {
  // The package's types, which come from others, lag behind it by this option.
  const options: Options & { keepFeatures: string[] } = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  }
  const font = await subsetFont(readFileSync(file), characters, options)
  writeFileSync(target, font)
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`)
}
