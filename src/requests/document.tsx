import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { assetManifestFile, inBuild } from '@/lib/build-folder'
import { escapeHtml } from '@/lib/escape-html'
import { log } from '@/lib/log'

/** The built page whose look the document has, the host of the request, and the document's own path, if it has one. */
type Frame = { path: string; host: string; address: string | null }

/**
 * Renders a document for one request, without scripts and with `noindex`: `children` in the main element of the page built for
 * `path`. In development the page is fetched from `host`. When it cannot be read, the document is complete but unstyled. Returns
 * HTML.
 */
export async function drawDocument(
  { path, host, address }: Frame,
  title: string,
  children: ReactNode,
): Promise<string> {
  // A static import fails: the bundle that route handlers get has no server renderer.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const reading = process.env.NODE_ENV === 'production' ? builtPage(path) : fetchPage(path, host)
  const page = await reading.catch((error: unknown) => {
    log('error', 'page frame: sent without styles', { path, error: String(error) })
    return plainPage
  })
  return fill(page, {
    title: `${title} - ${brand}`,
    url: address === null ? null : absoluteUrl(address),
    main: renderToStaticMarkup(children),
  })
}

const plainPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><main></main></body></html>'

type Content = { title: string; url: string | null; main: string }

/**
 * Replaces title, canonical URL and the content of the main element, and removes scripts. Without a URL, the document names none.
 */
export function fill(page: string, { title, url, main }: Content): string {
  return page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replaceAll(
      /(<(?:link rel="canonical" href|meta property="og:url" content)=)"[^"]*"([^>]*>)/g,
      (_, start, end) => (url === null ? '' : `${start}"${escapeHtml(url)}"${end}`),
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex"/>`,
    )
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => open + main + close)
}

const builtPages = new Map<string, Promise<string>>()

/** Reads a built page once: the build does not change under a running server. */
async function builtPage(path: string): Promise<string> {
  const reading = builtPages.get(path) ?? readBuiltPage(path)
  builtPages.set(path, reading)
  try {
    return await reading
  } catch (error) {
    builtPages.delete(path)
    throw error
  }
}

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
