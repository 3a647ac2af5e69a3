import { openJobs } from '@/jobs/jobs'
import { buildTime } from '@/lib/build-time'

// A static answer would be cached for a year (design.md §4).
export const dynamic = 'force-dynamic'

/** The number behind the badge of the header (specification §7). */
export function GET() {
  return Response.json(
    { jobPostingCount: openJobs(buildTime()).length },
    { headers: { 'Cache-Control': 'public, max-age=60' } },
  )
}

function methodNotAllowed() {
  return Response.json({ error: 'Method not allowed' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
}

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
}
