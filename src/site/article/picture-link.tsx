import type { ReactNode } from 'react'
import type { Picture } from '@/content/pictures'
import { Picture as ResponsivePicture } from '@/ui/picture'

type LinkProps = { picture: Picture; label?: string; className?: string; children: ReactNode }

/**
 * A link to a picture's file, which opens in the viewer on pages that have one (docs/contracts/images.md#viewer). Without a
 * label, the picture inside names it.
 */
export function PictureLink({ picture, label, className = '', children }: LinkProps) {
  return (
    <a
      href={picture.src}
      aria-label={label}
      data-viewer
      data-width={picture.width}
      data-height={picture.height}
      className={`block cursor-zoom-in ${className}`}
    >
      {children}
    </a>
  )
}

type CoverProps = { cover: Picture; sizes: string; eager?: boolean; className?: string }

/** The cover of an article in its own proportions. */
export function Cover({ cover, className = '', ...picture }: CoverProps) {
  return (
    <PictureLink picture={cover} label={coverLabel} className={`rounded-card ${className}`}>
      <ResponsivePicture {...cover} {...picture} alt="" className="h-auto w-full rounded-card" />
    </PictureLink>
  )
}

export const coverLabel = 'Cover picture'
