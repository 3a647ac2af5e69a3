import { randomBytes } from 'node:crypto'
import { brand } from '@/config/brand'
import { deskFiles } from './files'
import { PostForm } from './post-form'
import type { MemberVisit, Page } from './types'

// A static import fails: the bundle that route handlers get has no server renderer. Start the import here, so that the first
// page does not wait for it.
const renderer = import('react-dom/server')

/**
 * Draws a page as a document of its own, for a member with the navigation. Its policy allows its one script and style sheet
 * by a nonce, and nothing else.
 */
export async function drawDesk(
  { title, main, status = 200, retryAfter, head }: Page,
  visit?: MemberVisit,
): Promise<Response> {
  const { renderToStaticMarkup } = await renderer
  const { script, style } = await deskFiles()
  const nonce = randomBytes(16).toString('base64')
  const html = renderToStaticMarkup(
    <html lang="en">
      {/* oxlint-disable-next-line nextjs/no-head-element -- Next does not draw this document. */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark" />
        <title>{`${title} - ${brand} desk`}</title>
        {head}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <a className="brand" href="/desk">
            {brand} <span>desk</span>
          </a>
          {visit && <Navigation visit={visit} />}
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          {main}
        </main>
      </body>
    </html>,
  )
  const wait = retryAfter && { 'Retry-After': String(retryAfter) }
  return new Response(`<!doctype html>${html}`, { status, headers: { ...documentHeaders(nonce), ...wait } })
}

function Navigation({ visit }: { visit: MemberVisit }) {
  const current = visit.url.pathname
  return (
    <>
      <nav aria-label="Desk">
        {visit.links.map(({ path, name }) => (
          <a
            key={path}
            href={path}
            aria-current={current === path ? 'page' : current.startsWith(`${path}/`) ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <PostForm visit={visit} action="/desk/sign-out" className="sign-out">
        <button type="submit" title={`Signed in as ${visit.member.email}`}>
          Sign out
        </button>
      </PostForm>
    </>
  )
}

function documentHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ]
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}
