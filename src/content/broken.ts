import type { Broken, Collection } from './collection'

/**
 * The values of a field, at any depth, in a file whose front matter is invalid. The file may not even be YAML, so it is
 * read line by line; that is enough to resolve references from other files.
 */
export function valuesOf({ frontMatter }: Broken, field: string): string[] {
  return frontMatter.split('\n').flatMap((line) => {
    const match = /^[\s-]*([\w-]+):\s*(.+?)\s*$/.exec(line)
    return match?.[1] === field && match[2] ? [match[2].replace(/^(['"])(.*)\1$/, '$2')] : []
  })
}

/** What `pick` takes from each entry of a collection, and from its broken files all values of a field. */
export function valuesIn<Data>(
  { read }: Collection<Data>,
  field: string,
  pick: (data: Data) => string[],
): string[] {
  const { entries, broken } = read()
  return [...entries.flatMap(({ data }) => pick(data)), ...broken.flatMap((file) => valuesOf(file, field))]
}
