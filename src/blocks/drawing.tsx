import clsx from 'clsx'
import type { Drawing as DrawingData } from '@/content/drawings'

type Props = {
  wide: DrawingData
  /** The drawing for tablets, where larger letters would not fit in the wide one. */
  tablet?: DrawingData
  /** The drawing for small screens. */
  phone?: DrawingData
  caption?: string
  /** Leaves out the styles that size it, which the policy of a page rendered per request refuses. */
  plain?: boolean
}

/**
 * A drawing of content/drawings, inline so that it has the colors and fonts of the page. Plays once when it is seen.
 * Its version for phones also shows in a narrow column.
 */
export function Drawing({ wide, tablet, phone, caption, plain }: Props) {
  return (
    <figure data-play="" className="@container">
      <DrawingSvg
        drawing={wide}
        enlarged={Boolean(phone)}
        plain={plain}
        className={phone && clsx('@max-lg:hidden', tablet ? 'max-lg:hidden' : 'max-md:hidden')}
      />
      {tablet && <DrawingSvg drawing={tablet} className="max-md:hidden lg:hidden @max-lg:hidden" />}
      {phone && (
        <DrawingSvg drawing={phone} enlarged plain={plain} className="md:max-lg:max-w-96! md:@lg:hidden" />
      )}
      {caption && (
        <figcaption className="mt-4 max-w-[44rem] text-sm text-balance text-muted">{caption}</figcaption>
      )}
    </figure>
  )
}

/**
 * A drawing as wide as its place, up to 6/5 of its own width, or 4/3 of that if enlarged. On tablets, up to 720 px wide, its text has
 * 13 px if it would be smaller, and a narrow drawing stays narrow; on the wider pages of the course, text has about 16 px. In a text it
 * has three quarters to all of its own width, and one of up to 456 px at least what a phone of 360 px has room for.
 */
export function DrawingSvg({
  drawing: { viewBox, title, markup },
  inText,
  enlarged,
  plain,
  className,
}: {
  drawing: DrawingData
  inText?: boolean
  enlarged?: boolean
  plain?: boolean
  className?: string
}) {
  const width = Number(viewBox.split(/\s+/)[2])
  const style = enlarged
    ? {
        maxWidth: width < 900 ? `calc(${width}px * var(--drawing-scale, 4 / 3))` : undefined,
        '--drawing': width,
      }
    : inText
      ? { minWidth: (width > 456 ? 0.75 : 0.68) * width, maxWidth: width }
      : { maxWidth: 1.2 * width }
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={title}
      className={clsx(
        'block h-auto w-full',
        !inText && (width > 900 ? 'mx-auto' : !enlarged && 'max-lg:mx-auto'),
        enlarged && width > 540 && 'md:max-lg:[&_text]:text-[length:calc(var(--drawing)*13px/720)]',
        enlarged && width > 900 && '@min-[80rem]:[&_text]:text-[length:calc(var(--drawing)*16px/1440)]',
        className,
      )}
      style={plain ? undefined : style}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
