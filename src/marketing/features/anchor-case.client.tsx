'use client'

import { useEffect } from 'react'

/** Finds an anchor whose letters differ in case alone, such as #schema-registry for #Schema-Registry. */
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
  // The address is mended, so that a copied link works in pages that are read without script.
  if (target) location.replace(`#${target.id}`)
}
