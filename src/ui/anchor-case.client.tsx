'use client'

import { useLayoutEffect } from 'react'

/** Finds anchors regardless of case, such as #schema-registry for #Schema-Registry and, before a paint, opens their fold. */
export function AnchorCase() {
  useLayoutEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return null
}

function follow() {
  const wanted = location.hash.slice(1)
  const target = document.querySelector(`main [id="${CSS.escape(wanted)}" i]`)
  const fold = target?.closest('details')
  if (fold && !fold.open) {
    fold.open = true
    target?.scrollIntoView()
  }
  // Correct the address too, so that a copied link also works without script.
  if (target && target.id !== wanted) location.replace(`#${target.id}`)
}
