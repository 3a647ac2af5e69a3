import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'

type Dated = { date?: string; dateModified?: string; validThrough?: string }

/** The time zone furthest ahead of UTC, where tomorrow has already begun. */
const ahead = 14 * 60 * 60 * 1000

/** Valid dates that must be a mistake. Takes the current time. */
export function dateProblems(entry: Entry<Dated>, now: Date): Problem[] {
  const { date, dateModified, validThrough } = entry.data
  const problems: Problem[] = []
  if (date !== undefined && date < '2000')
    problems.push(problemAt(entry, 'date', `${date} is before the year 2000: is the year right?`))
  if (dateModified !== undefined && date !== undefined && dateModified < date.slice(0, dateModified.length))
    problems.push(problemAt(entry, 'dateModified', `${dateModified} is before the date, ${date}`))
  if (dateModified !== undefined && Date.parse(dateModified) > now.getTime() + ahead)
    problems.push(
      problemAt(entry, 'dateModified', `${dateModified} is in the future: nothing was changed then`),
    )
  if (validThrough !== undefined && date !== undefined && validThrough < date.slice(0, validThrough.length))
    problems.push(problemAt(entry, 'validThrough', `${validThrough} is before the date, ${date}`))
  return problems
}
