'use client'

import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { Drawing } from '@/content/drawings'
import { Dialog } from '@/ui/dialog.client'
import {
  center,
  dragged,
  limitScale,
  moved,
  originAt,
  viewerWidth,
  withinPicture,
  zoomScale,
  type Origin,
} from './size'
import styles from './viewer.module.css'

export type ViewedPicture = {
  src: string
  alt: string
  caption?: string
  width?: number
  height?: number
  /** The inlined drawing of the page; the file alone would lack the page's fonts and colors. */
  drawing?: Drawing | null
}

type Props = { picture: ViewedPicture; open: boolean; onClose: () => void }

/** A picture by itself, in the sizes of docs/contracts/images.md#viewer. */
export function ViewerDialog({ picture, open, onClose }: Props) {
  const width = viewerWidth(picture, window.innerHeight)
  return (
    <Dialog open={open} onClose={onClose} label={picture.alt || 'Picture'} bare className={styles.viewer}>
      <figure className={styles.figure}>
        <ZoomPicture key={picture.src} {...picture} shownWidth={width} />
        {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
      </figure>
    </Dialog>
  )
}

type ZoomProps = ViewedPicture & { shownWidth: number }

/** A touch that moved less, in pixels, is a tap. */
const tapLimit = 6

type Point = { x: number; y: number }

/**
 * A picture that enlarges on click and by pinching. While enlarged, it pans with mouse movement, touch dragging and the
 * arrow keys.
 */
function ZoomPicture({ src, alt, width, height, drawing, shownWidth }: ZoomProps) {
  const size = drawing ? drawingSize(drawing) : { width, height }
  const [zoom, setZoom] = useState<{ scale: number; origin: Origin }>()
  const touches = useRef(new Map<number, Point>())
  const travel = useRef(0)

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    if (travel.current > tapLimit) return
    const box = event.currentTarget.getBoundingClientRect()
    if (zoom) return setZoom(undefined)
    // A click without a pointer is a key press.
    show(zoomScale(size, box), event.detail === 0 ? center : originAt(event, box), box)
  }

  function show(scale: number, origin: Origin, box: DOMRect) {
    setZoom({ scale, origin: withinPicture(origin, size, box, scale) })
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (touches.current.size === 0) travel.current = 0
    if (event.pointerType === 'mouse') return
    touches.current.set(event.pointerId, pointOf(event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    if (event.pointerType === 'mouse') {
      if (zoom) show(zoom.scale, originAt(event, box), box)
      return
    }
    const from = touches.current.get(event.pointerId)
    if (!from) return
    const before = spread([...touches.current.values()])
    const to = pointOf(event)
    touches.current.set(event.pointerId, to)
    const by = { x: to.x - from.x, y: to.y - from.y }
    travel.current += Math.hypot(by.x, by.y)
    const { scale, origin } = zoom ?? { scale: 1, origin: originAt(event, box) }
    if (before > 0) show(limitScale((scale * spread([...touches.current.values()])) / before), origin, box)
    else if (zoom) show(scale, dragged(origin, by, box, scale), box)
  }

  function onPointerEnd(event: PointerEvent) {
    touches.current.delete(event.pointerId)
    if (zoom && zoom.scale < 1.1) setZoom(undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const origin = zoom && moved(zoom.origin, event.key)
    if (!origin) return
    event.preventDefault()
    show(zoom.scale, origin, event.currentTarget.getBoundingClientRect())
  }

  const style = {
    width: shownWidth,
    ...(zoom && { scale: String(zoom.scale), transformOrigin: `${zoom.origin.x}% ${zoom.origin.y}%` }),
  }
  return (
    <button
      type="button"
      aria-pressed={zoom !== undefined}
      aria-label={`Zoom: ${alt}`}
      className={styles.frame}
      onClick={toggle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    >
      {drawing ? (
        <svg
          viewBox={drawing.viewBox}
          role="img"
          aria-label={alt}
          style={style}
          dangerouslySetInnerHTML={{ __html: drawing.markup }}
        />
      ) : (
        <img src={src} alt={alt} width={width} height={height} style={style} draggable={false} />
      )}
    </button>
  )
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}

/** Distance of two fingers in pixels; 0 for one. */
function spread([one, two]: Point[]): number {
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}

function drawingSize({ viewBox }: Drawing) {
  const [, , width, height] = viewBox.split(' ').map(Number)
  return { width, height }
}
