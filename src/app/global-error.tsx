'use client'

import { useEffect } from 'react'
import { grounds } from '@/config/brand'
import { reloadOnce } from '@/site/errors/reload-once'

/**
 * The last resort, when the root itself fails: it may rely on nothing, so its few styles are its own (the colours
 * are those of globals.css).
 */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => reloadOnce(error), [error])
  return (
    <html
      lang="en"
      style={{ background: grounds.dark, color: '#e9edf5', fontFamily: 'system-ui, sans-serif' }}
    >
      <body style={{ maxWidth: '36rem', margin: '20vh auto', padding: '0 24px', lineHeight: 1.6 }}>
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>The page could not be shown. Loading it again usually helps.</p>
        <p style={{ display: 'flex', gap: '24px' }}>
          {/* Full loads leave the failed state behind. */}
          <button
            type="button"
            onClick={() => location.reload()}
            style={{
              color: '#ffb45e',
              background: 'none',
              border: 0,
              padding: 0,
              font: 'inherit',
              cursor: 'pointer',
              textDecoration: 'underline',
            }}
          >
            Load it again
          </button>
          <a href="/" style={{ color: '#ffb45e' }}>
            Back to the start
          </a>
        </p>
      </body>
    </html>
  )
}
