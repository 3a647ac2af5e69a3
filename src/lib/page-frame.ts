import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from './escape-html'
import { assetManifestFile } from './asset-manifest-file'
import { log } from './log'

/**
 * Builds a document for one request: the page built for `path` with `main` (HTML) in its main element, `title` in its head,
 * without scripts and with `noindex`. Used for responses to browsers without JavaScript. `host` is the request's; in
 * development the page is fetched from it. When the page cannot be read, the document is complete but unstyled.
 */
export async function drawInPage(path: string, host: string, title: string, main: string): Promise<string> {
  const reading = process.env.NODE_ENV === 'production' ? builtPage(path) : fetchPage(path, host)
  const page = await reading.catch((error: unknown) => {
    log('error', 'page frame: sent without styles', { path, error: String(error) })
    return plainPage
  })
  return fill(page, title, main)
}

const plainPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><main></main></body></html>'

/** Replaces the title and the content of the main element, and removes scripts, as described at drawInPage. */
export function fill(page: string, title: string, main: string): string {
  return page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
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
  const { pages } = JSON.parse(await readFile(inProject(assetManifestFile), 'utf8')) as {
    pages: Record<string, { html: { file: string } } | undefined>
  }
  const page = pages[path]
  if (!page) throw new Error(`The build has no page ${path}.`)
  return readFile(inProject(page.html.file), 'utf8')
}

async function fetchPage(path: string, host: string): Promise<string> {
  const response = await fetch(`http://${host}${path}`)
  return response.text()
}

function inProject(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), path)
}
