'use client'

import { useEffect } from 'react'
import { reloadOnce } from './reload-once'

type Props = { error: unknown; retry: () => void }

/** Shown between header and footer when a page fails in the browser. */
export function ErrorPage({ error, retry }: Props) {
  useEffect(() => reloadOnce(error), [error])
  return (
    <div className="container-page py-24">
      <h1 className="text-4xl font-semibold tracking-tight">This page failed to load completely</h1>
      <p className="mt-4 max-w-[36rem] text-lg text-muted">
        The other pages of the site still work. Load this page again, or go to the home page.
      </p>
      <p className="mt-8 flex gap-6">
        <button type="button" onClick={retry} className="cursor-pointer underline underline-offset-4">
          Load it again
        </button>
        {/* A full page load resets the failed state. */}
        <a href="/" className="underline underline-offset-4">
          Go to the home page
        </a>
      </p>
    </div>
  )
}
