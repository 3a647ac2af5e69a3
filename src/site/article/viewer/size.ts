type PictureSize = { width?: number; height?: number }

/** Widths in CSS pixels (docs/contracts/images.md#viewer). */
const landscapeWidth = 960
const unknownWidth = 720
const portraitShare = 0.8

/**
 * Width of a picture in the viewer, in CSS pixels (docs/contracts/images.md#viewer): 960 for landscape, for portrait
 * what 80% of the window's height allows, 720 without dimensions. Takes the picture's size and the window's height.
 */
export function viewerWidth({ width, height }: PictureSize, windowHeight: number): number {
  if (!width || !height) return unknownWidth
  return width >= height ? landscapeWidth : Math.round((width / height) * portraitShare * windowHeight)
}

/** The part of a zoomed picture that is in view: 0 is the left or upper end, 100 the other one. */
export type Origin = { x: number; y: number }

export const center: Origin = { x: 50, y: 50 }

/** Position of a pointer within a box. */
export function originAt(pointer: { clientX: number; clientY: number }, box: DOMRect): Origin {
  return clamped({
    x: ((pointer.clientX - box.left) / box.width) * 100,
    y: ((pointer.clientY - box.top) / box.height) * 100,
  })
}

/** The part in view after the picture was dragged by some pixels. `scale` is its size relative to the box. */
export function dragged({ x, y }: Origin, by: { x: number; y: number }, box: DOMRect, scale: number): Origin {
  if (scale <= 1) return { x, y }
  return clamped({
    x: x - (by.x / (box.width * (scale - 1))) * 100,
    y: y - (by.y / (box.height * (scale - 1))) * 100,
  })
}

/** The part in view after an arrow key, or undefined for any other key. */
export function moved({ x, y }: Origin, key: string): Origin | undefined {
  const step = 12
  if (key === 'ArrowLeft') return clamped({ x: x - step, y })
  if (key === 'ArrowRight') return clamped({ x: x + step, y })
  if (key === 'ArrowUp') return clamped({ x, y: y - step })
  if (key === 'ArrowDown') return clamped({ x, y: y + step })
  return undefined
}

/** The nearest part in view without empty space, for a picture that is centered in a box of another shape. */
export function withinPicture(
  origin: Origin,
  { width, height }: PictureSize,
  box: DOMRect,
  scale: number,
): Origin {
  if (!width || !height || scale <= 1) return origin
  const fit = Math.min(box.width / width, box.height / height)
  const margin = (shown: number, whole: number) =>
    Math.min(50, ((scale / (scale - 1)) * 50 * (whole - shown)) / whole)
  return {
    x: clamp(origin.x, margin(width * fit, box.width)),
    y: clamp(origin.y, margin(height * fit, box.height)),
  }
}

const maxScale = 4

/** Scale of a zoomed picture: its natural size, or what fills the box, but at least 2 and at most 4. */
export function zoomScale(
  { width = 0, height = 0 }: PictureSize,
  box: { width: number; height: number },
): number {
  const [across, down] = [box.width / width || 0, box.height / height || 0]
  const covering = Math.max(across, down) / Math.min(across, down)
  return limitScale(Math.max(2, width / box.width || 0, covering || 0))
}

/** The nearest scale that pinching may reach; 1 shows the whole picture. */
export function limitScale(scale: number): number {
  return Math.min(maxScale, Math.max(1, scale))
}

function clamped({ x, y }: Origin): Origin {
  return { x: clamp(x), y: clamp(y) }
}

function clamp(value: number, margin = 0): number {
  return Math.min(100 - margin, Math.max(margin, value))
}
