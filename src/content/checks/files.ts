import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problems'
import { contentRoot, displayPath } from '../source'

/** Where the files of each folder belong, quoted in messages about misplaced ones. */
const expected: Record<string, string> = {
  authors: 'an author is content/authors/<name>.yaml, the portrait content/authors/<name>.webp',
  blog: 'a post is content/blog/<name>/index.md, its claims index.claims.yaml beside it',
  courses:
    'a chapter is content/courses/<course>/<chapter>.md, its quiz <chapter>.quiz.yaml and its claims <chapter>.claims.yaml beside it, an exercise content/courses/<course>/exercises/<name>.yaml',
  graph:
    'a subgraph is content/graph/<name>.graphql, a persisted document content/graph/documents/<name>.graphql',
  jobs: 'a job is content/jobs/<name>.md',
  drawings: 'a drawing is content/drawings/<name>.svg, and <name>-phone.svg for small screens',
  pages: 'a page is content/pages/<name>.md',
  partials: 'a shared text is content/partials/<name>.md',
  podcast: 'an episode is content/podcast/<name>.md',
}

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
export function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'))
}

function messageFor(name: string): string {
  if (picture.test(name)) return 'is not used: name it in a text beside it, or delete it'
  const [folder = ''] = name.split('/')
  const others = name.includes('/') ? `${folder} contains files content/${folder}/<name>.yaml` : ''
  const known = folder in expected || knownFolders.has(folder)
  if (!known) return `is not read; the folders of content/ are ${[...knownFolders].join(', ')}`
  return `is not read; ${expected[folder] ?? others}`
}

const knownFolders = new Set([
  ...Object.keys(expected),
  'customers',
  'features',
  'federation-jobs',
  'forms',
  'report',
])

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
