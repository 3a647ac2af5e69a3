/** The first focusable element of a page; every layout gives its main element the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-100 rounded-lg border border-line-strong bg-raised-2 px-4 py-2.5 text-sm font-medium text-text shadow-float not-focus:[clip-path:inset(50%)]"
    >
      Skip to content
    </a>
  )
}
