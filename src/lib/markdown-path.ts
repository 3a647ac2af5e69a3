/** Path of the Markdown form of a page: `/pricing` is also `/pricing.md`, the home page `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
