import { ChevronDown } from '@/ui/icon'
import { Illustration } from './illustration'
import { OpenListings } from './listings'
import styles from './feature-block.module.css'
import { nameOf, type Media } from './media'

/** Pictures and listings of a feature behind a button. */
export function More({ title, media }: { title: string; media: Media }) {
  return (
    <details className={styles.more}>
      <summary data-chrome>
        <ChevronDown size={16} />
        <span>
          <span className={styles.closed}>Show</span>
          <span className={styles.opened}>Hide</span> {nameOf(media)}
          <span className="sr-only"> of {title}</span>
        </span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {media.pictures.map((picture) => (
          <Illustration key={picture.alt} {...picture} />
        ))}
        <OpenListings snippets={media.listings} />
      </div>
    </details>
  )
}
