import { readFile } from 'node:fs/promises'
import { escapeHtml } from './escape-html'
import { assetManifestFile, inBuild } from './build-folder'
import { log } from './log'

/** The built page whose look the document has, the host of the request, and the document's own URL, if it has one. */
export type PageFrame = { path: string; host: string; url: string | null }

/**
 * Builds a document for one request: the page built for `path` with `main` (HTML) in its main element, `title` and `url` in
 * its head, without scripts and with `noindex`. Used for responses to browsers without JavaScript. In development the page
 * is fetched from `host`. When the page cannot be read, the document is complete but unstyled.
 */
export async function drawInPage(
  { path, host, url }: PageFrame,
  title: string,
  main: string,
): Promise<string> {
  const reading = process.env.NODE_ENV === 'production' ? builtPage(path) : fetchPage(path, host)
  const page = await reading.catch((error: unknown) => {
    log('error', 'page frame: sent without styles', { path, error: String(error) })
    return plainPage
  })
  return fill(page, { title, url, main })
}

const plainPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><main></main></body></html>'

type Content = { title: string; url: string | null; main: string }

/**
 * Replaces title, canonical URL and the content of the main element, and removes scripts, as described at drawInPage.
 * Without a URL, the document names none.
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
