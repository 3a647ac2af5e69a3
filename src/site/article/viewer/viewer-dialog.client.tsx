'use client'

import type { Drawing } from '@/content/drawings'
import { Dialog } from '@/ui/dialog.client'
import { viewerWidth } from './size'
import styles from './viewer.module.css'
import { ZoomPicture } from './zoom-picture.client'

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
