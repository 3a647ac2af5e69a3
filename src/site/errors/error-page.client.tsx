'use client'

import { useEffect } from 'react'
import { reloadOnce } from './reload-once'

/** Written out, because this is in every page and the component would bring its spinner along. */
const button = 'button inline-flex h-10 cursor-pointer items-center rounded-lg px-4 text-sm font-medium'

type Props = { error: unknown; retry: () => void }

/** Shown between header and footer when a page fails in the browser. */
export function ErrorPage({ error, retry }: Props) {
  useEffect(() => reloadOnce(error), [error])
  return (
    <div className="container-page py-24">
      <h1 className="heading-article">This page failed to load completely</h1>
      <p className="mt-4 max-w-[36rem] text-lg text-soft">
        The other pages of the site still work. Load this page again, or go to the home page.
      </p>
      <div className="actions mt-8">
        <button type="button" onClick={retry} className={`${button} button-primary`}>
          Load it again
        </button>
        {/* A full page load resets the failed state. */}
        <a href="/" className={`${button} button-secondary`}>
          Go to the home page
        </a>
      </div>
    </div>
  )
}
