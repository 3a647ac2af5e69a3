import styles from './reading.module.css'

/** A bar that shows the reading progress, with CSS alone. It needs the classes `readingScope` and `readingText`. */
export function ReadingProgress() {
  return <div aria-hidden className={styles.progress} />
}

/** Class of an element around both the bar and the text. */
export const readingScope = styles.scope
/** Class of the text to measure. */
export const readingText = styles.text
/** Class of the text column. Its pictures may be wider than its lines of text. */
export const postBody = styles.body
