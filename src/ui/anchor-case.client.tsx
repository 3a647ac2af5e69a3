'use client'

import { useEffect } from 'react'

/** Finds anchors regardless of case, such as #schema-registry for #Schema-Registry, and opens what they are folded in. */
export function AnchorCase() {
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return null
}

function follow() {
  const wanted = location.hash.slice(1)
  if (wanted === '') return
  const target = [...document.querySelectorAll('main [id]')].find(
    ({ id }) => id.toLowerCase() === wanted.toLowerCase(),
  )
  const fold = target?.closest('details')
  // The browser opens it after a page load, but not when the router has changed the address.
  if (fold && !fold.open) {
    fold.open = true
    target?.scrollIntoView()
  }
  // Correct the address too, so that a copied link also works without script.
  if (target && target.id !== wanted) location.replace(`#${target.id}`)
}
