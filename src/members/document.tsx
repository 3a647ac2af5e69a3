import { randomBytes } from 'node:crypto'
import { brand } from '@/config/brand'
import { deskFiles } from './files'
import { PostForm } from './post-form'
import type { MemberVisit, Page } from './types'
import { buttonClass } from '@/ui/button'

// A static import fails: the bundle that route handlers get has no server renderer. Start the import here, so that the first
// page does not wait for it.
const renderer = import('react-dom/server')

/**
 * Renders a page as a whole document, with the navigation for a member. Its policy allows its one script and style
 * sheet by a nonce, and nothing else.
 */
export async function renderDesk(
  { title, main, status = 200, retryAfter, head }: Page,
  visit?: MemberVisit,
): Promise<Response> {
  const { renderToStaticMarkup } = await renderer
  const { script, style } = await deskFiles()
  const place = visit
    ? 'container-page pt-6 pb-28'
    : 'card mx-auto my-[12vh] [&_code]:whitespace-nowrap w-[min(26rem,100%-2rem)]'
  const nonce = randomBytes(16).toString('base64')
  const html = renderToStaticMarkup(
    <html lang="en" className="dark">
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
        <a
          className="fixed top-2 left-2 z-20 rounded-lg bg-raised-2 px-4 py-2 not-focus:[clip-path:inset(50%)]"
          href="#main"
        >
          Skip to content
        </a>
        <header className="sticky top-0 z-10 border-b border-line bg-ground">
          <div className="container-page flex min-h-14 flex-wrap items-center gap-x-6">
            <a className="py-2 font-semibold text-text no-underline" href="/desk">
              {brand} <span className="text-amber">desk</span>
            </a>
            {visit && <Navigation visit={visit} />}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={`${place} outline-none`}>
          <h1>{title}</h1>
          {main}
          {!visit && (
            <p className="muted">
              At the desk, the team of {brand} reads and answers what visitors send.{' '}
              <a href="/">To the site</a>
            </p>
          )}
        </main>
      </body>
    </html>,
  )
  const wait = retryAfter && { 'Retry-After': String(retryAfter) }
  return new Response(`<!doctype html>${html}`, { status, headers: { ...documentHeaders(nonce), ...wait } })
}

const itemClass =
  'cursor-pointer px-3 py-2.5 text-sm text-muted no-underline hover:text-text aria-[current]:text-text aria-[current]:shadow-[inset_0_-2px_var(--amber)]'

/** The links, beside each other on wide screens and behind a button on narrow ones. */
function Navigation({ visit }: { visit: MemberVisit }) {
  const current = visit.url.pathname
  const isCurrent = (path: string) => current === path || current.startsWith(`${path}/`)
  const links = visit.links.map(({ path, name }) => (
    <a
      key={path}
      href={path}
      className={itemClass}
      aria-current={current === path ? 'page' : isCurrent(path) ? 'true' : undefined}
    >
      {name}
    </a>
  ))
  const signOut = (
    <PostForm visit={visit} action="/desk/sign-out">
      <button className={itemClass} title={`Signed in as ${visit.member.email}`}>
        Sign out
      </button>
    </PostForm>
  )
  return (
    <>
      <nav aria-label="Desk" className="flex flex-1 max-[52rem]:hidden">
        {links}
      </nav>
      <div className="max-[52rem]:hidden">{signOut}</div>
      <details className="group ml-auto min-[52rem]:hidden">
        <summary className={buttonClass({ variant: 'secondary', size: 'sm' }, 'list-none')}>
          {visit.links.find(({ path }) => isCurrent(path))?.name ?? 'Menu'}{' '}
          <span aria-hidden="true" className="group-open:rotate-180">
            ⌄
          </span>
        </summary>
        <nav
          aria-label="Desk"
          className="absolute inset-x-0 top-full grid border-b border-line bg-ground px-3 py-2"
        >
          {links}
          {signOut}
        </nav>
      </details>
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
  return { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy.join('; ') }
}
