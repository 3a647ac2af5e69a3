/** Words that programs put into their name; a browser of a person has none of them. Cubot is a maker of phones. */
const program =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|scan|preview|fetch|monitor|uptime|lighthouse|headless|phantom|puppeteer|playwright|selenium|facebookexternalhit|whatsapp|telegram|feedly|embedly|validator|archive|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient|postman|insomnia/i

/** Whether a user agent is a program and not a person with a browser. Without a name it is one. */
export function isBot(userAgent: string | null): boolean {
  return !userAgent || !userAgent.startsWith('Mozilla/') || program.test(userAgent)
}
