import { employmentType, employmentTypes } from '@/seo/json-ld/employment-type'
import { jobs } from '../collections'
import { isOpen } from '../visibility'
import { problemAt, type Problem } from '../problems'

const wanted = {
  salary: 'is missing: candidates ask for it, and search engines rank postings with it higher',
  interview: 'is missing: the page cannot say which steps follow an application',
} as const

/** What makes a valid open posting worse for candidates or search engines. The site is built all the same. */
export function jobWarnings(now: Date): Problem[] {
  return jobs.read().entries.flatMap((entry) => {
    const { data } = entry
    if (!isOpen(data, now)) return []
    const known = employmentTypes.map(
      (type) => type.charAt(0) + type.slice(1).toLowerCase().replace('_', ' '),
    )
    const warnings = Object.entries(wanted).flatMap(([field, message]) =>
      data[field as keyof typeof wanted] === undefined ? [problemAt(entry, field, message)] : [],
    )
    if (!data.remote && !data.office)
      warnings.push(
        problemAt(entry, 'location', 'search engines know it only as text: give remote or office, too'),
      )
    if (employmentType(data.type) === 'OTHER')
      warnings.push(
        problemAt(
          entry,
          'type',
          `"${data.type}" is OTHER for search engines, which know ${known.join(', ')}`,
        ),
      )
    return warnings
  })
}
