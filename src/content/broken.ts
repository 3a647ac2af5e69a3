import type { Broken } from './collection'

/**
 * What a file whose front matter is wrong gives for a field, at any depth. It may not even be YAML, so it is read line
 * by line: enough to know what others may name.
 */
export function valuesOf({ frontMatter }: Broken, field: string): string[] {
  return frontMatter.split('\n').flatMap((line) => {
    const match = /^[\s-]*([\w-]+):\s*(.+?)\s*$/.exec(line)
    return match?.[1] === field && match[2] ? [match[2].replace(/^(['"])(.*)\1$/, '$2')] : []
  })
}
