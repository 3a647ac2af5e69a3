type TweetOptions = { title?: string; via?: string; hashtags?: string[]; related?: string[] }

/** Share page of X. Throws a TypeError when hashtags or related is not a list (docs/contracts/blog.md#sharing). */
export function twitterShare(url: string, options: TweetOptions = {}): string {
  const { title, via, hashtags = [], related = [] } = options
  for (const [name, list] of Object.entries({ hashtags, related }))
    if (!Array.isArray(list)) throw new TypeError(`${name} must be a list, got ${typeof list}`)
  return address('https://twitter.com/intent/tweet', url, {
    text: title,
    via,
    hashtags: hashtags.join(','),
    related: related.join(','),
  })
}

/** Share page of LinkedIn. */
export function linkedInShare(
  url: string,
  options: { title?: string; summary?: string; source?: string } = {},
): string {
  return address('https://www.linkedin.com/shareArticle', url, { mini: 'true', ...options })
}

/** Share page of Reddit. */
export function redditShare(url: string, options: { title?: string } = {}): string {
  return address('https://www.reddit.com/submit', url, options)
}

/** An address with the url and the fields that have a value. Throws a TypeError when the url is empty. */
function address(base: string, url: string, fields: Record<string, string | undefined>): string {
  if (!url) throw new TypeError('Sharing needs a url')
  const query = Object.entries({ url, ...fields }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `${base}?${query.join('&')}`
}
