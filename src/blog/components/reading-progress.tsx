import styles from './reading.module.css'

/** How far the article is read, drawn by the style sheet alone. Needs `readingScope` and `readingText` round it. */
export function ReadingProgress() {
  return <div aria-hidden className={styles.progress} />
}

/** Class of the element that holds both the progress bar and the text. */
export const readingScope = styles.scope
/** Class of the text whose reading is measured. */
export const readingText = styles.text
/** Class of the text column: prose keeps its measure, pictures may be wider. */
export const postBody = styles.body
