/** Words in the user agents of programs. Excludes Cubot, a phone manufacturer. */
const botPattern =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|scan|preview|fetch|monitor|uptime|lighthouse|headless|phantom|puppeteer|playwright|selenium|facebookexternalhit|whatsapp|telegram|feedly|embedly|validator|archive|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient|postman|insomnia/i

/** Whether a user agent belongs to a program rather than a browser. A missing one counts as a program. */
export function isBot(userAgent: string | null): boolean {
  return !userAgent || !userAgent.startsWith('Mozilla/') || botPattern.test(userAgent)
}

/** The name of the program that a user agent belongs to, such as Googlebot; undefined for a browser. */
export function botName(userAgent: string | undefined): string | undefined {
  if (!isBot(userAgent ?? null)) return undefined
  const [named] = /[\w.-]*(?:bot|crawl|spider|slurp|lighthouse|headless)[\w.-]*/i.exec(userAgent ?? '') ?? []
  const [first] = /^[\w.-]+/.exec((userAgent ?? '').replace(/^Mozilla\/\S*/, '')) ?? []
  return (named ?? first)?.slice(0, 40) ?? '(no name)'
}
