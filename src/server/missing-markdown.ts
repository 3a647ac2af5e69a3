import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { markdownPath } from '@/lib/markdown-path'
import { nearestAddresses, type Address } from '@/lib/nearest'
import { isSecure } from './client'
import { securityHeaders } from './headers'
import type { AssetManifest } from './asset-manifest'
import { prefersMarkdown } from './prefers-markdown'

/** Maximum length of a path to compare with known ones: a comparison takes time proportional to both lengths. */
const maxComparedLength = 200

/** Whether a client wants Markdown: by its Accept header, or by the ending `.md` unless it accepts HTML. */
export function wantsMarkdown(req: IncomingMessage, path: string): boolean {
  const { accept } = req.headers
  return prefersMarkdown(accept) || (path.endsWith('.md') && !accept?.includes('text/html'))
}

/** Sends a Markdown page for missing addresses that suggests similar ones. */
export function createMissingMarkdown(manifest: AssetManifest) {
  const addresses = Object.entries(manifest.pages).flatMap(([path, { markdown }]): Address[] =>
    markdown ? [{ path, title: markdown.title }] : [],
  )

  return function sendMissingMarkdown(
    req: IncomingMessage,
    res: ServerResponse,
    status: 404 | 410,
    path: string,
  ): void {
    const suggestions = path.length > maxComparedLength ? [] : nearestAddresses(path, addresses)
    const body = Buffer.from(missingPage(status, suggestions))
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

/** Does not repeat the requested address, which may contain anything. */
function missingPage(status: 404 | 410, suggestions: Address[]): string {
  const intro =
    status === 410
      ? ['# 410: this page is gone', 'We removed it for good.']
      : ['# 404: page not found', `There is no page of ${brand} at this address.`]
  const links = suggestions.map(({ path, title }) => `- [${title}](${absoluteUrl(markdownPath(path))})`)
  return [
    ...intro,
    ...(links.length > 0 ? ['Similar pages:', links.join('\n')] : []),
    `Every page is listed in [llms.txt](${absoluteUrl('/llms.txt')}).`,
    '',
  ].join('\n\n')
}
