'use client'

import { useEffect } from 'react'

/** Marks the topic that the address names, because the router's navigations do not update `:target`. */
export function TopicMarker() {
  useEffect(() => {
    function mark() {
      document.querySelector('[data-marked]')?.removeAttribute('data-marked')
      document.getElementById(location.hash.slice(1))?.setAttribute('data-marked', '')
    }
    mark()
    window.addEventListener('hashchange', mark)
    return () => window.removeEventListener('hashchange', mark)
  }, [])
  return null
}
