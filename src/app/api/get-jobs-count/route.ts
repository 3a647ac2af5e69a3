import { openJobs } from '@/jobs/jobs'
import { buildTime } from '@/lib/build-time'
import { methodRefuser } from '@/lib/method-refuser'

// A static answer would be cached for a year (design.md §4).
export const dynamic = 'force-dynamic'

/** The number behind the badge of the header (specification §7). */
export function GET() {
  return Response.json(
    { jobPostingCount: openJobs(buildTime()).length },
    { headers: { 'Cache-Control': 'public, max-age=60' } },
  )
}

const refuse = methodRefuser('GET', 'HEAD')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
