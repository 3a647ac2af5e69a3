'use client'

import { useEffect, useRef, useState, type CSSProperties, type MouseEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Drawing } from '@/content/drawings'
import { Dialog } from '@/ui/dialog.client'
import styles from './viewer.module.css'

export type ViewedPicture = {
  src: string
  alt: string
  caption?: string
  width?: number
  height?: number
  /** The inlined drawing of the page; the file alone would lack the page's fonts and colors. */
  drawing?: Drawing
}

type Props = { picture: ViewedPicture; open: boolean; onClose: () => void }

/** A picture by itself, in the sizes of docs/contracts/images.md#viewer. */
export function ViewerDialog({ picture, open, onClose }: Props) {
  const { src, alt, caption } = picture
  return (
    <Dialog open={open} onClose={onClose} label={alt || 'Picture'} bare className={styles.viewer}>
      <figure className={styles.figure}>
        <ZoomPicture key={src} {...picture} />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Dialog>
  )
}

/** A picture that a click enlarges, at least twofold. Its frame scrolls by dragging, keys, pinching and pointing. */
function ZoomPicture({ src, alt, width, height, drawing }: ViewedPicture) {
  const frame = useRef<HTMLDivElement>(null)
  const [zoomed, setZoomed] = useState(false)

  /** Shows the part of the picture that is at the same place as the pointer in the frame. */
  function moveTo({ clientX, clientY }: { clientX: number; clientY: number }) {
    if (!frame.current) return
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame.current
    const { left, top } = frame.current.getBoundingClientRect()
    frame.current.scrollTo({
      left: ((clientX - left) / clientWidth) * (scrollWidth - clientWidth),
      top: ((clientY - top) / clientHeight) * (scrollHeight - clientHeight),
    })
  }

  // Where a picture is wider than the screen, what it shows is in its middle; a drawing is read from its start.
  useEffect(() => {
    if (!drawing)
      frame.current?.scrollTo({ left: (frame.current.scrollWidth - frame.current.clientWidth) / 2 })
  }, [drawing])

  function toggle(event: MouseEvent) {
    flushSync(() => setZoomed(!zoomed))
    // A click without a pointer is a key press.
    if (event.detail > 0) moveTo(event)
  }

  function onPointerMove(event: PointerEvent) {
    if (zoomed && event.pointerType === 'mouse') moveTo(event)
  }

  const size = { width, height }
  const widths = {
    '--shown': `${viewerWidth(size, window.innerHeight)}px`,
    '--natural': `${width ?? 0}px`,
  } as CSSProperties
  return (
    <div ref={frame} className={styles.frame} style={widths} onPointerMove={onPointerMove}>
      <button type="button" aria-pressed={zoomed} aria-label={`Zoom: ${alt}`} onClick={toggle}>
        {drawing ? (
          <svg
            viewBox={drawing.viewBox}
            role="img"
            aria-label={alt}
            dangerouslySetInnerHTML={{ __html: drawing.markup }}
          />
        ) : (
          <img src={src} alt={alt} {...size} draggable={false} />
        )}
      </button>
    </div>
  )
}

/**
 * Width of a picture in the viewer, in CSS pixels (docs/contracts/images.md#viewer): 960 for landscape, what 80% of the
 * window's height allows for portrait, 720 without dimensions.
 */
export function viewerWidth(
  { width, height }: Pick<ViewedPicture, 'width' | 'height'>,
  windowHeight: number,
): number {
  if (!width || !height) return 720
  return width >= height ? 960 : Math.round((width / height) * 0.8 * windowHeight)
}
