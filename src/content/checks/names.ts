import path from 'node:path'
import type { Problem } from '../problems'
import { contentRoot, displayPath } from '../source'
import { isHidden } from './files'

const text = /\.((quiz|claims)\.yaml|yaml|md)$/

/**
 * File names that cannot be part of an address. Texts and the folders above them use lower-case letters, digits, hyphens
 * and underscores, and `{product}` is the product's name; pictures may also have capitals and dots.
 */
export function nameProblems(files: string[]): Problem[] {
  return files.flatMap((file) => {
    const name = path.relative(contentRoot, file).split(path.sep).join('/')
    if (isHidden(name)) return []
    const folders = name.split('/').slice(0, -1)
    const last = path.basename(name)
    const parts = text.test(last)
      ? [...folders, last.replace(text, '').replace('{product}', 'product')]
      : folders
    const part = parts.find((each) => !/^[a-z0-9][a-z0-9_-]*$/.test(each))
    if (part !== undefined) {
      const message = `"${part}" cannot be part of an address: use lower-case letters, digits and hyphens, such as "${suggestion(part)}"`
      return [{ file: displayPath(file), message }]
    }
    if (text.test(last) || /^[A-Za-z0-9][\w.-]*$/.test(last)) return []
    const message = 'has a name that cannot be part of an address: use letters, digits, hyphens and one dot'
    return [{ file: displayPath(file), message }]
  })
}

function suggestion(part: string): string {
  const plain = part.normalize('NFKD').toLowerCase()
  return (
    plain
      .replaceAll(/\p{Mark}/gu, '')
      .replaceAll(/[^a-z0-9_]+/g, '-')
      .replaceAll(/^[-_]+|-+$/g, '') || 'a-name'
  )
}
