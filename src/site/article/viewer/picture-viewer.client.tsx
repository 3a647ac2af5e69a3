'use client'

import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { IslandBoundary } from '@/ui/island-boundary.client'
import type { ViewedPicture, ViewerDialog as Dialog } from './viewer-dialog.client'

/** Loaded when the first picture is opened. */
const ViewerDialog = lazy(() =>
  import('./viewer-dialog.client').then(
    (part) => ({ default: part.ViewerDialog }),
    () => ({ default: PictureFile }),
  ),
)

/** Opens the pictures of the article in the viewer. Without it they are links to the picture files. */
export function PictureViewer() {
  const [picture, setPicture] = useState<ViewedPicture>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      const link = event.target instanceof Element ? event.target.closest('a[data-viewer]') : null
      if (!(link instanceof HTMLAnchorElement)) return
      event.preventDefault()
      // Some browsers do not focus a clicked link, and the dialog returns focus to the element that had it.
      link.focus({ preventScroll: true })
      setPicture(pictureOf(link))
      setOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  if (!picture) return null
  return (
    <IslandBoundary>
      <Suspense>
        <ViewerDialog picture={picture} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </IslandBoundary>
  )
}

function pictureOf(link: HTMLAnchorElement): ViewedPicture {
  // The drawing for small screens, or the other one.
  const svg = [...link.querySelectorAll('svg')].find((drawing) => drawing.getClientRects().length > 0)
  const { width, height } = svg?.viewBox.baseVal ?? link.dataset
  return {
    src: link.href,
    alt: svg?.getAttribute('aria-label') ?? link.ariaLabel ?? link.querySelector('img')?.alt ?? '',
    drawing: svg && { viewBox: svg.getAttribute('viewBox') ?? '', markup: svg.innerHTML },
    caption: link.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined,
    width: width ? Number(width) : undefined,
    height: height ? Number(height) : undefined,
  }
}

/** Follows the link if the viewer cannot be loaded. */
function PictureFile({ picture }: ComponentProps<typeof Dialog>) {
  useEffect(() => location.assign(picture.src), [picture])
  return <></>
}
