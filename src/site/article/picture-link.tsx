import type { ReactNode } from 'react'
import type { Picture } from '@/content/pictures'

type LinkProps = { picture: Picture; label?: string; className?: string; children: ReactNode }

/** A link to a picture, for the viewer (docs/contracts/images.md#viewer). Without a label, the picture names it. */
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

export const coverLabel = 'Cover picture'
