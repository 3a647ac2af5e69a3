/** First stop of the keyboard; every group layout gives its main element the id `content`. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  )
}
