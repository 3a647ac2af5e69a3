import { Picture } from '@/ui/picture'
import type { Illustration as Data } from './features'
import styles from './illustration.module.css'

/** A picture of a feature. Drawings are inlined, so that they use the page's colors and font; others are images. */
export function Illustration({ caption, ...picture }: Data) {
  return (
    <figure className="max-w-[34rem]">
      <div className={styles.frame}>
        {'drawing' in picture ? (
          <svg
            viewBox={picture.drawing.viewBox}
            role="img"
            aria-label={picture.alt}
            fill="none"
            className={styles.drawing}
            dangerouslySetInnerHTML={{ __html: picture.drawing.markup }}
          />
        ) : (
          <Picture
            {...picture.picture}
            alt={picture.alt}
            sizes="(min-width: 1024px) 440px, 100vw"
            className="h-auto w-full rounded-lg"
          />
        )}
      </div>
      {caption && <figcaption className="mt-2.5 text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
