import { getImageProps } from 'next/image'

type Props = {
  src: string
  width: number
  height: number
  alt: string
  /**
   * Displayed width, in the syntax of `<img sizes>`, such as `(min-width: 768px) 720px, 100vw`. Without it the picture is always
   * `width` pixels wide, and is offered once and twice as large.
   */
  sizes?: string
  /** 75, or 100 for covers (docs/contracts/images.md#quality). */
  quality?: 75 | 100
  /** For the first picture in view: loads immediately and with priority. */
  eager?: boolean
  className?: string
}

/** A responsive picture without script (docs/decisions/pictures.md). Throws a TypeError for a dimension that is no number. */
export function Picture({ eager = false, ...picture }: Props) {
  const { src, width, height } = picture
  if (![width, height].map(Number).every((size) => size > 0 && size < Infinity))
    throw new TypeError(`Picture ${src}: expected width and height in pixels, found ${width} and ${height}`)
  const { props } = getImageProps({
    ...picture,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
  })
  // Drop the inline style: it only hides the alternative text while loading, which is better shown.
  const { style: _style, ...attributes } = props
  const image = <img {...attributes} alt={picture.alt} />
  // React preloads the eager pictures of every prefetched page, unless they are inside a <picture>.
  return eager ? <picture className="contents">{image}</picture> : image
}
