import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { assetManifestFile, inBuild } from '@/lib/build-folder'
import { escapeHtml } from '@/lib/escape-html'
import { log } from '@/lib/log'

/** The built page whose look the document has, the host of the request, and the document's own path, if it has one. */
type Frame = { path: string; host: string; address: string | undefined }

/**
 * Renders a document for one request: `children` in the main element of the page built for `path`, with its own title and
 * canonical URL, `noindex`, and no scripts. In development the page is fetched from `host`. When it cannot be read, the document
 * is complete but unstyled. Returns HTML.
 */
export async function renderDocument(
  { path, host, address }: Frame,
  title: string,
  children: ReactNode,
): Promise<string> {
  // A static import fails: the bundle that route handlers get has no server renderer.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const reading = process.env.NODE_ENV === 'production' ? builtPages.forceFetch(path) : fetchPage(path, host)
  const page = await reading.catch((error: unknown) => {
    log('error', 'page frame: sent without styles', { path, error: String(error) })
    return plainPage
  })
  const main = renderToStaticMarkup(children)
  const head = `<title>${escapeHtml(`${title} - ${brand}`)}</title><meta name="robots" content="noindex"/>`
  return page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replaceAll(
      /(<(?:link rel="canonical" href|meta property="og:url" content)=)"[^"]*"([^>]*>)/g,
      (_, start, end) => (address === undefined ? '' : `${start}"${escapeHtml(absoluteUrl(address))}"${end}`),
    )
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => open + main + close)
}

const plainPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><main></main></body></html>'

/** The build does not change under a running server, so each of its pages is read once. */
const builtPages = new LRUCache<string, string>({ max: 100, fetchMethod: readBuiltPage })

async function readBuiltPage(path: string): Promise<string> {
  const { pages } = JSON.parse(await readFile(inBuild(assetManifestFile), 'utf8')) as {
    pages: Record<string, { html: { file: string } } | undefined>
  }
  const page = pages[path]
  if (!page) throw new Error(`The build has no page ${path}.`)
  return readFile(inBuild(page.html.file), 'utf8')
}

async function fetchPage(path: string, host: string): Promise<string> {
  const response = await fetch(`http://${host}${path}`)
  return response.text()
}
