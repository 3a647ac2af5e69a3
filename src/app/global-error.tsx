'use client'

/**
 * The last resort, when the root itself fails: it may rely on nothing, so its few styles are its own (the colours
 * are those of globals.css).
 */
export default function GlobalError() {
  return (
    <html lang="en" style={{ background: '#07090f', color: '#e9edf5', fontFamily: 'system-ui, sans-serif' }}>
      <body style={{ maxWidth: '36rem', margin: '20vh auto', padding: '0 24px', lineHeight: 1.6 }}>
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>The page could not be shown. Loading it again usually helps.</p>
        <p>
          {/* oxlint-disable-next-line next/no-html-link-for-pages -- a full load leaves the failed state behind */}
          <a href="/" style={{ color: '#ffb45e' }}>
            Back to the start
          </a>
        </p>
      </body>
    </html>
  )
}
