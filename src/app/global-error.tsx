'use client'

import { useEffect } from 'react'
import { backgroundColors } from '@/config/brand'
import { reloadOnce } from '@/site/errors/reload-once'

/** Shown when the root layout fails, so it depends on nothing: its styles are inline, in the colors of globals.css. */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => reloadOnce(error), [error])
  return (
    <html
      lang="en"
      style={{ background: backgroundColors.dark, color: '#e9edf5', fontFamily: 'system-ui, sans-serif' }}
    >
      <body style={{ maxWidth: '36rem', margin: '20vh auto', padding: '0 24px', lineHeight: 1.6 }}>
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>The page could not be shown. Loading it again usually helps.</p>
        <p style={{ display: 'flex', gap: '24px' }}>
          {/* A full page load resets the failed state. */}
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
            Go to the home page
          </a>
        </p>
      </body>
    </html>
  )
}
