'use client'

import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { center, dragged, moved, originAt, zoomScale, type Origin } from './size'
import type { ViewedPicture } from './viewer-dialog.client'
import styles from './viewer.module.css'

type Props = ViewedPicture & { shownWidth: number }

/** A touch that moved less, in pixels, is a tap. */
const tapLimit = 6

/**
 * A picture that enlarges on click. While enlarged, it pans with mouse movement, touch dragging and the arrow keys.
 */
export function ZoomPicture({ src, alt, width, height, drawing, shownWidth }: Props) {
  const [zoom, setZoom] = useState<{ scale: number; origin: Origin }>()
  const drag = useRef<{ x: number; y: number; length: number }>(null)

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    if (drag.current && drag.current.length > tapLimit) return
    const box = event.currentTarget.getBoundingClientRect()
    // A click without a pointer is a key press.
    const origin = event.detail === 0 ? center : originAt(event, box)
    setZoom(zoom ? undefined : { scale: zoomScale(width ?? 0, box.width), origin })
  }

  function look(origin: Origin | undefined) {
    if (zoom && origin) setZoom({ ...zoom, origin })
  }

  function onPointerDown(event: PointerEvent) {
    drag.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY, length: 0 }
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!zoom) return
    const box = event.currentTarget.getBoundingClientRect()
    if (event.pointerType === 'mouse') return look(originAt(event, box))
    const from = drag.current
    if (!from) return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    drag.current = { x: event.clientX, y: event.clientY, length: from.length + Math.hypot(by.x, by.y) }
    look(dragged(zoom.origin, by, box, zoom.scale))
  }

  function onKeyDown(event: KeyboardEvent) {
    const origin = zoom && moved(zoom.origin, event.key)
    if (!origin) return
    event.preventDefault()
    look(origin)
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
