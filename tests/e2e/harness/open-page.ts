import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright/test'
import { build } from 'esbuild'
import { origin } from './origins'

const site = 'http://site.test'
export const formHost = 'http://forms.test'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
let bundled: Promise<{ script: string; styles: string }> | undefined

/** Opens a page of this body with the widget module alone. Forms come from /forms and another host; nothing leaves the browser. */
export async function openPage(page: Page, body = ''): Promise<void> {
  bundled ??= bundle()
  const { script, styles } = await bundled
  const form = readFileSync(here('form.html'), 'utf8')
  await page.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: document(body, styles, script) }),
  )
  for (const host of [formHost, `${site}/forms`])
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto(site)
}

function document(body: string, styles: string, script: string): string {
  return `<!doctype html>
<html lang="en" class="dark">
<head><title>Widgets</title><meta name="viewport" content="width=device-width"><style>${styles}</style></head>
<body><main><h1>A page</h1><p>Words of the page, <a href="#more">with a link</a>.</p>${body}
<p id="more" style="height: 2000px">More words.</p></main><script>${script}</script></body></html>`
}

async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [here('entry.ts')],
    bundle: true,
    format: 'iife',
    outdir: 'out',
    write: false,
    target: 'es2023',
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return {
    script: text('.js').replaceAll('</script', String.raw`<\/script`),
    styles: (await siteStyles()) + text('.css'),
  }
}

/** The style sheets of the site, as its pages link to them, because the look of widgets is in utilities. */
async function siteStyles(): Promise<string> {
  const read = async (path: string) => (await fetch(new URL(path, origin))).text()
  const links = (await read('/search')).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  const sheets = await Promise.all([...links].map(([, href = '']) => read(href)))
  if (sheets.length === 0) throw new Error('/search: expected links to style sheets')
  return sheets.join('\n')
}
