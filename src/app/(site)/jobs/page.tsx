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
  title: 'Jobs: build an open-source GraphQL platform',
  description: `Open positions at ${brand}, each with its salary, time zones, and every interview step.`,
})

export default function JobsPage() {
  const jobs = openJobs(buildTime())
  return (
    <>
      <JobsHero openings={jobs.length} />
      <OpenPositions jobs={jobs} />
      <HiringPath />
      <Principles />
      <Benefits />
    </>
  )
}
