import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { link } from './copy-project'

const prefix = 'bench-'

/**
 * Writes exactly `count` generated posts into a project. Each copies a real post under another title and date, so text,
 * code, schemas and pictures are realistic.
 */
export function writePosts(root: string, count: number): void {
  const blog = path.join(root, 'content/blog')
  const names = readdirSync(blog).filter((name) => existsSync(path.join(blog, name, 'index.md')))
  for (const name of names) if (name.startsWith(prefix)) rmSync(path.join(blog, name), { recursive: true })
  const real = names.filter((name) => !name.startsWith(prefix))
  for (let index = 0; index < count; index += 1) {
    const source = path.join(blog, real[index % real.length] as string)
    const target = path.join(blog, `${prefix}${String(index).padStart(5, '0')}`)
    mkdirSync(target)
    for (const file of readdirSync(source)) {
      if (file !== 'index.md') link(path.join(source, file), path.join(target, file))
    }
    const text = readFileSync(path.join(source, 'index.md'), 'utf8')
    writeFileSync(path.join(target, 'index.md'), renamed(text, index))
  }
}

/** A post with another title and date, and without the marks of a cross-post. */
function renamed(text: string, index: number): string {
  const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10)
  return text
    .replace(/^title: .*$/m, `title: 'Generated post ${index}: ${seededWords(index)}'`)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^(dateModified|canonical_url): .*\n/gm, '')
}

/** Words that differ between posts, so that not all titles look related. */
function seededWords(seed: number): string {
  return Array.from({ length: 3 }, (_, index) =>
    ((seed + 1) * (index + 7) * 2654435761).toString(36).slice(-6),
  ).join(' ')
}
