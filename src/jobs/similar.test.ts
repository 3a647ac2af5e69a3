import { expect, test } from 'vitest'
import type { Job } from './jobs'
import { similarJobs } from './similar'

const job = (slug: string, team: string, location: string, type: string) =>
  ({ slug, data: { team, location, type } }) as Job
const here = job('here', 'Router', 'Europe', 'Full time')

test('the team counts more than the location, the location more than the type', () => {
  const type = job('type', 'People', 'Berlin', 'Full time')
  const location = job('location', 'People', 'Europe', 'Intern')
  const both = job('both', 'People', 'Europe', 'Full time')
  const team = job('team', 'Router', 'Berlin', 'Intern')
  expect(similarJobs(here, [type, location, both]).map(({ slug }) => slug)).toEqual([
    'both',
    'location',
    'type',
  ])
  expect(similarJobs(here, [type, team, location, both]).map(({ slug }) => slug)).toEqual([
    'team',
    'both',
    'location',
  ])
})

test('equals keep their order; the job itself and jobs that share nothing are left out', () => {
  const [first, second] = [job('first', 'Router', 'X', 'Y'), job('second', 'Router', 'X', 'Y')]
  const other = job('other', 'People', 'X', 'Y')
  expect(similarJobs(here, [here, other, first, second])).toEqual([first, second])
  expect(similarJobs(here, [here, other])).toEqual([])
})
