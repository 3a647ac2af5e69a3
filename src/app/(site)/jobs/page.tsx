import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { openJobs } from '@/jobs/jobs'
import { Benefits } from '@/jobs/list/benefits'
import { JobsHero } from '@/jobs/list/hero'
import { HiringPath } from '@/jobs/list/hiring-path'
import { OpenPositions } from '@/jobs/list/open-positions'
import { Principles } from '@/jobs/list/principles'
import { Team } from '@/jobs/list/team'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.jobs,
  title: 'Jobs: build an open-source GraphQL platform',
  description: `Open positions at ${brand}, how we work, and what happens after you apply.`,
})

export default function JobsPage() {
  const jobs = openJobs(buildTime())
  return (
    <>
      <JobsHero jobs={jobs} />
      <OpenPositions jobs={jobs} />
      <HiringPath />
      <Team />
      <Principles />
      <Benefits />
    </>
  )
}
