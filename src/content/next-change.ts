import { jobs, pages, podcast, posts } from './collections'

/** When a page next changes without an edit, as an ISO date in UTC: a scheduled text, a job's end, or the new year. */
export function nextChange(now: Date): string {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0, 1))
  const dates = [
    ...[...posts.all(), ...pages.all()].flatMap(({ data }) => (data.draft ? [] : [data.date])),
    ...podcast.all().map(({ data }) => data.date),
    ...jobs
      .all()
      .flatMap(({ data }) =>
        data.draft ? [] : [data.date, data.validThrough && dayAfter(data.validThrough)],
      ),
  ].flatMap((date) => (date ? [new Date(date)] : []))
  const next = [newYear, ...dates].filter((date) => date > now).toSorted((a, b) => a.getTime() - b.getTime())
  return (next[0] ?? newYear).toISOString()
}

/** A posting stays open through its last day, whatever time is given, so it closes at midnight UTC. */
function dayAfter(isoDate: string): string {
  return new Date(Date.parse(isoDate.slice(0, 10)) + 24 * 60 * 60 * 1000).toISOString()
}
