import type { ComponentProps } from 'react'
import type { Drawing } from '@/content/drawings'
import { Picture } from '@/ui/picture'
import { PictureLink } from '@/site/article/picture-link'
import { DrawingSvg } from './drawing'

type Props = Pick<ComponentProps<typeof Picture>, 'src' | 'width' | 'height' | 'alt'> & {
  caption?: string
  /** Inlined instead of loading the file, so that it uses the colors and fonts of the page. */
  drawing?: Drawing
  /** The drawing for small screens. */
  phone?: Drawing
}

/**
 * A picture of an article with its caption, as wide as the text column. It links to the file, which opens in the viewer on
 * pages that have one. Where the column is narrow, a drawing has its version for small screens, or keeps a readable size and
 * scrolls horizontally.
 */
export function Figure({ caption, drawing, phone, ...picture }: Props) {
  return (
    <figure>
      {drawing ? (
        <div className="overflow-x-auto max-md:-mx-[24px] max-md:px-[24px]">
          <PictureLink picture={picture} className="rounded-card focus-visible:-outline-offset-2">
            <DrawingSvg
              inText
              drawing={{ ...drawing, title: picture.alt }}
              className={phone && 'max-md:hidden'}
            />
            {phone && <DrawingSvg inText drawing={{ ...phone, title: picture.alt }} className="md:hidden" />}
          </PictureLink>
        </div>
      ) : (
        <PictureLink picture={picture}>
          <Picture
            {...picture}
            sizes="(min-width: 768px) 960px, 100vw"
            className="h-auto w-full rounded-card"
          />
        </PictureLink>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
