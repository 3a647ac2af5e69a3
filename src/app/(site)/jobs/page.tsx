import { brand } from '@/config/brand'
import { openJobs } from '@/jobs/jobs'
import { Benefits } from '@/jobs/list/benefits'
import { JobsHero } from '@/jobs/list/hero'
import { HiringPath } from '@/jobs/list/hiring-path'
import { OpenPositions } from '@/jobs/list/open-positions'
import { Principles } from '@/jobs/list/principles'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: '/jobs',
  title: 'Jobs: work on the graph behind other graphs',
  description: `Open positions at ${brand}, with salaries, time zones and every interview step written down before you apply.`,
})

export default function JobsPage() {
  const jobs = openJobs(buildTime())
  return (
    <>
      <JobsHero openings={jobs.length} />
      <Principles />
      <HiringPath />
      <Benefits />
      <OpenPositions jobs={jobs} />
    </>
  )
}
