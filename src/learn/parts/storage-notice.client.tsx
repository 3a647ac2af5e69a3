'use client'

import { useIsPersistent } from '../progress/use-progress.client'

/** Tells the reader when the browser refuses to store progress. */
export function StorageNotice({ course }: { course: string }) {
  if (useIsPersistent(course)) return null
  return (
    <p role="status" className="mt-4 border-s-2 border-amber ps-4 text-sm text-muted">
      Your browser does not let this site keep anything, so progress lasts only until you leave. You can
      export it on the course page.
    </p>
  )
}
