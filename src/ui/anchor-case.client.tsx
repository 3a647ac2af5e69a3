'use client'

import { useLayoutEffect } from 'react'

/**
 * Finds anchors regardless of case, such as #schema-registry for #Schema-Registry and, before a paint, opens their fold.
 * A fold that is open only on wide screens is closed on phones, where the style sheet hides its content until then.
 * Folds stand as the visitor left them when the page is reloaded or reached by Back.
 */
export function AnchorCase() {
  useLayoutEffect(() => {
    const folds = (history.state as { folds?: boolean[] } | null)?.folds
    if (folds) for (const [index, fold] of allFolds().entries()) fold.open = folds[index] === true
    else {
      for (const fold of allFolds('[data-wide]')) fold.open = matchMedia(phones).matches !== fold.open
      follow()
    }
    for (const fold of allFolds('[data-wide]')) delete fold.dataset.wide
    const stopped = new AbortController()
    addEventListener('hashchange', follow, { signal: stopped.signal })
    addEventListener('toggle', remember, { capture: true, signal: stopped.signal })
    return () => stopped.abort()
  }, [])
  return null
}

const phones = '(width < 40rem)'
const allFolds = (kind = '') => [...document.querySelectorAll<HTMLDetailsElement>(`main details${kind}`)]

function remember() {
  history.replaceState({ ...history.state, folds: allFolds().map(({ open }) => open) }, '')
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
