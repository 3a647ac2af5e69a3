'use client'

import { useEffect, useState } from 'react'

/** Copies the address of a section when the link beside its heading is clicked, and announces it. */
export function AnchorCopy() {
  const [message, setMessage] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    async function copy({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-anchor]') : null
      if (!link) return
      try {
        await navigator.clipboard.writeText(link.href)
      } catch {
        // Without permission the browser still follows the link, which puts the address into the address bar.
        return
      }
      clearTimeout(timer)
      link.dataset.copied = ''
      setMessage('Link copied')
      timer = setTimeout(() => {
        delete link.dataset.copied
        setMessage('')
      }, 2000)
    }

    document.addEventListener('click', copy)
    return () => {
      document.removeEventListener('click', copy)
      clearTimeout(timer)
    }
  }, [])

  return (
    <span role="status" className="sr-only">
      {message}
    </span>
  )
}
