'use client'

import { useEffect } from 'react'

/** Finds anchors regardless of case, such as #schema-registry for #Schema-Registry. */
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
  if (wanted === '' || document.getElementById(wanted)) return
  const target = [...document.querySelectorAll<HTMLElement>('main [id]')].find(
    ({ id }) => id.toLowerCase() === wanted.toLowerCase(),
  )
  // Correct the address too, so that a copied link also works without script.
  if (target) location.replace(`#${target.id}`)
}
