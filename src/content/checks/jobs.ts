import { employmentType, employmentTypes } from '@/seo/json-ld/employment-type'
import { jobs } from '../collections'
import { isOpen } from '../visibility'
import { problemAt } from '../problems'
import type { Problem } from '../types'

const knownTypes = employmentTypes.map(
  (type) => type.charAt(0) + type.slice(1).toLowerCase().replace('_', ' '),
)

/** What makes a valid open posting worse for candidates or search engines. The site is built all the same. */
export function jobWarnings(now: Date): Problem[] {
  const open = jobs.read().entries.filter(({ data }) => isOpen(data, now))
  return open.flatMap((entry) => {
    const { salary, interview, remote, office, type } = entry.data
    const warnings: [field: string, isFine: unknown, message: string][] = [
      [
        'salary',
        salary,
        'is missing: candidates ask for it, and search engines rank postings with it higher',
      ],
      ['interview', interview, 'is missing: the page cannot say which steps follow an application'],
      ['location', remote ?? office, 'search engines know it only as text: give remote or office, too'],
      [
        'type',
        employmentType(type) !== 'OTHER',
        `"${type}" is OTHER for search engines, which know ${knownTypes.join(', ')}`,
      ],
    ]
    return warnings.flatMap(([field, isFine, message]) => (isFine ? [] : problemAt(entry, field, message)))
  })
}
