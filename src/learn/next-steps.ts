import { paths } from '@/config/paths'
import { certificatePath, reportPath } from '@/content/paths'
import type { Course } from './courses'

export type NextStep = { href: string; title: string; text: string }

/** What a learner who has finished a course can do next. */
export function nextSteps(course: Course): NextStep[] {
  return [
    {
      href: certificatePath(course.id),
      title: 'Claim your certificate',
      text: 'A signed file in your name. You need no account.',
    },
    {
      href: paths.playground,
      title: 'Compose your own subgraphs',
      text: 'The playground composes your schemas in the browser and runs queries on them.',
    },
    {
      href: reportPath(2024),
      title: 'Read the federation report',
      text: 'How other teams build their graphs, and what they would do differently.',
    },
    {
      href: paths.jobs,
      title: 'Work on federation with us',
      text: 'The open positions of the team that writes the router.',
    },
  ]
}
