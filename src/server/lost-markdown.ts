import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { markdownPath } from '@/lib/markdown-path'
import { nearestAddresses, type Address } from '@/lib/nearest'
import { isSecure } from './client'
import { securityHeaders } from './headers'
import type { Manifest } from './manifest'
import { prefersMarkdown } from './prefers-markdown'

/** Longest path compared with known ones, in characters: each comparison costs their product. */
const longestCompared = 200

/** Whether what does not exist is asked for as Markdown: by Accept, or by its ending from who did not ask for HTML. */
export function asksMarkdown(req: IncomingMessage, path: string): boolean {
  const { accept } = req.headers
  return prefersMarkdown(accept) || (path.endsWith('.md') && !accept?.includes('text/html'))
}

/** Answers with a page in Markdown for an address that has none: it names the nearest pages. */
export function createLostMarkdown(manifest: Manifest) {
  const addresses = Object.entries(manifest.pages).flatMap(([path, { markdown }]): Address[] =>
    markdown ? [{ path, title: markdown.title }] : [],
  )

  return function sendLost(req: IncomingMessage, res: ServerResponse, status: 404 | 410, path: string): void {
    const near = path.length > longestCompared ? [] : nearestAddresses(path, addresses)
    const body = Buffer.from(lostPage(status, near))
    res.writeHead(status, {
      ...securityHeaders(isSecure(req)),
      'content-type': 'text/markdown; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
      vary: 'accept',
    })
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

/** Says nothing of the address asked for: that may hold anything. */
function lostPage(status: 404 | 410, near: Address[]): string {
  const what =
    status === 410
      ? ['# 410: this page is gone', 'It was taken down on purpose and will not come back.']
      : ['# 404: page not found', `There is no page of ${brand} at this address.`]
  const suggestions = near.map(({ path, title }) => `- [${title}](${absoluteUrl(markdownPath(path))})`)
  return [
    ...what,
    ...(near.length > 0 ? ['Perhaps you meant:', suggestions.join('\n')] : []),
    `Every page is listed in [llms.txt](${absoluteUrl('/llms.txt')}).`,
    '',
  ].join('\n\n')
}
