import styles from './reading.module.css'

/** A bar that shows the reading progress, with CSS alone. It needs the classes `readingScope` and `readingText`. */
export function ReadingProgress() {
  return (
    <div
      aria-hidden
      className={`${styles.progress} pointer-events-none fixed top-0 left-0 z-60 hidden h-0.5 w-full origin-left bg-linear-to-r/srgb from-coral to-amber`}
    />
  )
}

/** Class of an element around both the bar and the text. */
export const readingScope = styles.scope
/** Class of the text to measure. */
export const readingText = styles.text
/**
 * Class of the text column, with two widths: about 74 characters for text, and a wider one for pictures, code and tables.
 */
export const postBody =
  '[--measure-wide:52rem] [--measure:41rem] lg:text-(length:--text-lg) [&>:is(aside,div):not(:has(pre,table))]:max-w-(--measure)'
