'use client'

import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'

/** Copies the address of a section when the link beside its heading is clicked, and announces it. */
export function AnchorCopy() {
  const [message, setMessage] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let marked: HTMLAnchorElement | undefined

    function reset() {
      clearTimeout(timer)
      delete marked?.dataset.copied
      setMessage('')
    }

    async function copy({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-anchor]') : null
      if (!link) return
      const copied = await copyText(link.href)
      // The browser follows the link, which puts the address into the address bar.
      const feedback = copied ? 'Link copied' : 'Copying was refused. The link is in the address bar.'
      reset()
      marked = link
      link.dataset.copied = feedback
      setMessage(feedback)
      timer = setTimeout(reset, copied ? 2000 : 5000)
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
