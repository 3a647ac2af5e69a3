import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problems'
import { kinds } from '../kinds'
import { contentName, contentRoot, displayPath } from '../source'

/** Where files of content/ belong, quoted in messages about misplaced ones. */
const expected = [
  ...Object.values(kinds).map(({ files }) => files.replaceAll(/\*+/g, '<name>')),
  'drawings/<name>.svg',
  'graph/<name>.graphql',
  'partials/<name>.md',
]

const picture = /\.(png|jpe?g|webp|svg|gif|avif)$/i

/** Pictures that `npm run covers` draws and pages find by their names (src/content/pictures.ts, scripts/pictures). */
const drawn =
  /^(graph\/(documents\/)?[a-z]+\.graphql|blog\/[^/]+\/(cover\.webp|social\.png|seo\.png)|authors\/[^/]+\.webp|courses\/[^/]+\/([^/]+-social\.png|.+-light\.webp)|pages\/.+-seo\.png)$/

/**
 * Files below `content/` that nothing uses: neither an entry nor a picture that one names. Takes every file there, and
 * those that are entries or shared texts.
 */
export function strayFileProblems(files: string[], read: Set<string>, root = contentRoot): Problem[] {
  const named = new Set([...read].flatMap(namedFiles))
  return files.flatMap((file) => {
    const name = path.relative(root, file).split(path.sep).join('/')
    if (read.has(file) || named.has(file) || drawn.test(name) || isHidden(name)) return []
    return [{ file: displayPath(file), message: messageFor(name) }]
  })
}

/** Whether a file was put there by the operating system or an editor, such as `.DS_Store`. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'))
}

function messageFor(name: string): string {
  if (picture.test(name)) return 'is not used: name it in a text beside it, or delete it'
  const near = expected.filter((file) => file.startsWith(`${name.split('/')[0]}/`))
  return `is not read; there are ${(near.length > 0 ? near : expected).map((file) => `content/${file}`).join(', ')}`
}

/** Files that a text names by a relative path, and drawings that it names, whether or not the text is valid. */
function namedFiles(file: string): string[] {
  const folder = path.dirname(file)
  const text = readFileSync(file, 'utf8')
  const paths = text.match(/(?<![\w./])\.{1,2}\/[^\s"'`()<>[\]{}|]+/g) ?? []
  const drawings = [...text.matchAll(/(?:\{% drawing name="|\bdrawing="|^drawing: )([\w-]+)/gm)].flatMap(
    ([, name = '']) => ['', '-phone'].map((kind) => path.join(contentRoot, 'drawings', `${name}${kind}.svg`)),
  )
  return [...paths.map((relative) => path.join(folder, relative)), ...drawings]
}

const text = /\.((quiz|claims)\.yaml|yaml|md)$/

/**
 * File names that cannot be part of an address. Texts and the folders above them use lower-case letters, digits, hyphens
 * and underscores, and `{product}` is the product's name; pictures may also have capitals and dots.
 */
export function nameProblems(files: string[]): Problem[] {
  return files.flatMap((file) => {
    const name = contentName(file)
    if (isHidden(name)) return []
    const parts = name.replace('{product}', 'product').split('/')
    const last = parts.pop() ?? ''
    if (text.test(last)) parts.push(last.replace(text, ''))
    const part = parts.find((each) => !/^[a-z0-9][a-z0-9_-]*$/.test(each))
    const message =
      part === undefined
        ? 'has a name that cannot be part of an address: use letters, digits, hyphens and one dot'
        : `"${part}" cannot be part of an address: use lower-case letters, digits and hyphens`
    const isFine = part === undefined && (text.test(last) || /^[A-Za-z0-9][\w.-]*$/.test(last))
    return isFine ? [] : [{ file: displayPath(file), message }]
  })
}
