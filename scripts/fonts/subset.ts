import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import subsetFont from 'subset-font'
import { commonCharacters, moreCharacters, nameCharacters } from '../font-faces'

/**
 * `npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…`: subsets published fonts for the site. It keeps the
 * weights that the site uses and writes two files: common characters, which every page loads, and less common ones for
 * pages that contain them. Other writing systems use the fonts of the operating system. Two more files of Inter are for pictures:
 * certificates, and the star badge.
 */
const weights = { min: 400, max: 600, default: 400 }
/** Kerning, accents and tabular figures, but no ligatures, because both fonts turn `->` into an arrow. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum']

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run fonts -- <Inter or JetBrains Mono, variable, woff2>…')
  process.exit(1)
}
for (const file of files) {
  const name = basename(file, extname(file))
  await subset(file, `src/app/fonts/${name}.woff2`, commonCharacters)
  await subset(file, `src/app/fonts/${name}-more.woff2`, moreCharacters)
  // What draws pictures on the server reads neither variable fonts nor WOFF2.
  if (name === 'inter') {
    await subset(file, 'src/learn/certificate/server/inter.ttf', nameCharacters, {
      targetFormat: 'truetype',
      variationAxes: { wght: 600, opsz: 28 },
    })
    const stars = await subsetFont(readFileSync(file), 'Star0123456789.k', {
      targetFormat: 'woff2',
      variationAxes: { wght: 500, opsz: 14 },
    })
    const target = 'src/site/header/stars-font.ts'
    const data = `data:font/woff2;base64,${stars.toString('base64')}`
    writeFileSync(target, readFileSync(target, 'utf8').replace(/data:[^']+/, data))
  }
}

type Options = NonNullable<Parameters<typeof subsetFont>[2]>

async function subset(file: string, target: string, characters: string, other: Partial<Options> = {}) {
  // @types/subset-font doesn't have `keepFeatures` yet.
  const options: Options & { keepFeatures: string[] } = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    ...other,
  }
  const font = await subsetFont(readFileSync(file), characters, options)
  writeFileSync(target, font)
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`)
}
