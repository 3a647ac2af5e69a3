/** Path of the Markdown version of a page: `/pricing` becomes `/pricing.md`, and `/` becomes `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
