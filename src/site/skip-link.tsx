/** The first focusable element of a page; every layout gives its main element the id `content`. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  )
}
