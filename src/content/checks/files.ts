import { readFileSync } from 'node:fs'
import path from 'node:path'
import { kinds } from '../kinds'
import type { Problem } from '../types'
import { contentName, contentRoot, displayPath } from '../source'

/** Where files of content/ belong, quoted in messages about misplaced ones. */
const expected = [
  ...Object.values(kinds).map(({ files }) => files.replaceAll(/\*+/g, '<name>')),
  'drawings/<name>.svg',
  'graph/<name>.graphql',
  'partials/<name>.md',
]

/** Subgraphs, pictures that `npm run covers` draws and pages find by their names, and what systems and editors leave behind. */
const known =
  /^(graph\/(documents\/)?[a-z]+\.graphql|blog\/[^/]+\/(cover\.webp|social\.png|seo\.png)|authors\/[^/]+\.webp|courses\/[^/]+\/([^/]+-social\.png|.+-light\.webp)|pages\/.+-seo\.png|(.*\/)?\..*)$/

/** Files below `content/` that nothing uses. `read` are the entries and shared texts, whose pictures count as used. */
export function strayFileProblems(files: string[], read: Set<string>): Problem[] {
  const named = new Set([...read].flatMap(namedFiles))
  return files.flatMap((file) => {
    const name = contentName(file)
    if (read.has(file) || named.has(file) || known.test(name)) return []
    const near = expected.filter((one) => one.startsWith(`${name.split('/')[0]}/`))
    const places = (near.length > 0 ? near : expected).map((one) => `content/${one}`).join(', ')
    const message = /\.(md|ya?ml|graphql|txt)$/i.test(name)
      ? `is not read; there are ${places}, and a name has lower-case letters, digits and hyphens`
      : 'is not used: name it in a text beside it, or delete it'
    return [{ file: displayPath(file), message }]
  })
}

/** Files that a text names by a relative path, and drawings that it names, whether or not the text is valid. */
function namedFiles(file: string): string[] {
  const folder = path.dirname(file)
  const text = readFileSync(file, 'utf8')
  const paths = text.match(/(?<![\w./])\.{1,2}\/[^\s"'`()<>[\]{}|]+/g) ?? []
  const drawings = [...text.matchAll(/(?:\{% drawing name="|\bdrawing="|^drawing: )([\w-]+)/gm)].flatMap(
    ([, name = '']) =>
      ['', '-tablet', '-phone'].map((kind) => path.join(contentRoot, 'drawings', `${name}${kind}.svg`)),
  )
  const phones = paths.map((relative) => relative.replace(/\.svg$/, '-phone.svg'))
  return [...[...paths, ...phones].map((relative) => path.join(folder, relative)), ...drawings]
}
