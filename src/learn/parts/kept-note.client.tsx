'use client'

import { useIsKept } from '../progress/use-progress.client'

/** Says so when the browser refuses to keep progress. */
export function KeptNote({ course }: { course: string }) {
  if (useIsKept(course)) return null
  return (
    <p
      role="status"
      className="mt-4 rounded-[10px] border border-line-strong bg-raised px-4 py-3 text-sm text-muted"
    >
      Your browser does not let this site keep anything, so progress lasts only until you leave. You can
      export it on the course page.
    </p>
  )
}
