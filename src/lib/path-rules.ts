/** True for the prefix itself and everything below it; `/` matches only the home page. Expects pathnames. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`))
}

/** Selects pages: below one of `only` if given, and below none of `not`. */
export type PathRule = { only?: readonly string[]; not?: readonly string[] }

/** Whether a rule allows a pathname. */
export function allowed(path: string, { only, not = [] }: PathRule): boolean {
  const below = (prefix: string) => isUnder(path, prefix)
  return (only?.some(below) ?? true) && !not.some(below)
}

/** On pages of its section (by default its first path segment) `true`, on the page itself `page`; else undefined. */
export function currentState(path: string, href: string, section?: PathRule): 'page' | 'true' | undefined {
  const segment = firstSegment(href)
  const within = section ? allowed(path, section) : segment !== '' && firstSegment(path) === segment
  if (path === href) return section && !within ? undefined : 'page'
  return within ? 'true' : undefined
}

function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? ''
}
