type Fields = Record<string, string | undefined>

/**
 * Address of the share page of X. Throws a TypeError when the url is empty, or hashtags or related is not a list
 * (docs/contracts/blog.md#sharing).
 */
export function twitterShare(
  url: string,
  options: { title?: string; via?: string; hashtags?: string[]; related?: string[] } = {},
): string {
  const { title, via, hashtags = [], related = [] } = options
  assertUrl(url)
  assertList('hashtags', hashtags)
  assertList('related', related)
  return address('https://twitter.com/intent/tweet', {
    url,
    text: title,
    via,
    hashtags: hashtags.join(',') || undefined,
    related: related.join(',') || undefined,
  })
}

/** Address of the share page of LinkedIn. Throws a TypeError when the url is empty. */
export function linkedInShare(
  url: string,
  { title, summary, source }: { title?: string; summary?: string; source?: string } = {},
): string {
  assertUrl(url)
  return address('https://www.linkedin.com/shareArticle', { url, mini: 'true', title, summary, source })
}

/** Address of the share page of Reddit. Throws a TypeError when the url is empty. */
export function redditShare(url: string, { title }: { title?: string } = {}): string {
  assertUrl(url)
  return address('https://www.reddit.com/submit', { url, title })
}

function address(base: string, fields: Fields): string {
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${base}?${query.join('&')}`
}

function assertUrl(url: string): void {
  if (!url) throw new TypeError('Sharing needs a url')
}

function assertList(name: string, list: unknown): void {
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list, got ${typeof list}`)
}
