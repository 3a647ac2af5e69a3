import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { manifestFile } from '@/lib/front-manifest'

/** What a document drawn here takes from the page of a form that the build has drawn. */
type Shell = { htmlClass: string; styles: string[] }

/** A whole HTML document around `children`, in the look of the form pages and without any script. */
export async function drawDocument(
  formId: string,
  host: string,
  title: string,
  children: ReactNode,
): Promise<string> {
  // The package has no server renderer for the layer that routes run in; loaded like this, it is the plain one.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { htmlClass, styles } = await shellOf(formId, host)
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" className={htmlClass}>
      {/* oxlint-disable-next-line nextjs/no-head-element -- a document of its own, outside of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${brand}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main id="content">{children}</main>
      </body>
    </html>,
  )}`
}

/** In production the build's shell, read once; in development, where there is none, that of the page drawn now. */
function shellOf(formId: string, host: string): Promise<Shell> {
  if (process.env.NODE_ENV === 'production') return (builtShell ??= readBuiltShell())
  return fetch(`http://${host}/forms/to/${formId}`)
    .then((page) => page.text())
    .then(readShell)
    .catch(() => readShell(''))
}

let builtShell: Promise<Shell> | undefined

/** Every form's page has the same shell. A page without style is better than no answer. */
async function readBuiltShell(): Promise<Shell> {
  try {
    const { pages } = JSON.parse(await readFile(inProject(manifestFile), 'utf8')) as {
      pages: Record<string, { html: { file: string } }>
    }
    const [, page] = Object.entries(pages).find(([path]) => path.startsWith('/forms/to/')) ?? []
    return readShell(page ? await readFile(inProject(page.html.file), 'utf8') : '')
  } catch {
    builtShell = undefined
    return readShell('')
  }
}

function inProject(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), path)
}

function readShell(html: string): Shell {
  const htmlClass = /<html[^>]*\sclass="([^"]*)"/.exec(html)?.[1] ?? 'dark'
  const links = [...html.matchAll(/<link\s[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
  const styles = links.flatMap((tag) => /\shref="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? [])
  return { htmlClass, styles }
}
