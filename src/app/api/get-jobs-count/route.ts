import { openJobs } from '@/jobs/jobs'

// A static response would be cached for a year (docs/contracts/routes.md#api).
export const dynamic = 'force-dynamic'

/** The number for the jobs badge of the header (docs/contracts/site-chrome.md#jobs-badge). */
export function GET() {
  return Response.json(
    { jobPostingCount: openJobs().length },
    { headers: { 'Cache-Control': 'public, max-age=60' } },
  )
}
