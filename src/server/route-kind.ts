const kinds: [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/_next\/image$/, 'image'],
  [/^\/(?:_next|media|brand)\//, 'file'],
  [/^\/(?:api\/)?forms\//, 'form'],
  [/^\/(?:api\/)?comments\b/, 'comments'],
  [/^\/api\/event$/, 'event'],
  [/^\/search$/, 'search'],
  [/^\/desk\b/, 'desk'],
  [/^\/api\//, 'api'],
]

/** What an address asks for, in one of a few words: metrics must not get a label for each address that somebody tries. */
export function routeKind(url: string): string {
  const [path = ''] = url.split('?')
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
