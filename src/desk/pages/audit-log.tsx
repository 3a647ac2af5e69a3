import { placeText, readPlace } from '@/db/place'
import { readAudit } from '@/members/audit'
import { DataTable, Time } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'

const pageSize = 100

/** GET /desk/log: who saw, exported, changed and erased what, newest first. */
export async function auditPage({ db, url }: MemberVisit): Promise<Page> {
  const rows = await readAudit(db, pageSize, readPlace(url.searchParams.get('before')))
  const ids = ['', ...rows.map((row) => row.subject.replace(/^\S+ /, ''))]
  const existing = await db
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', ids)
    .union(db.selectFrom('comment').select('id').where('id', 'in', ids).where('text', '!=', ''))
    .execute()
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    title: 'Log',
    main: (
      <>
        <DataTable
          className="stacked"
          label="Log"
          headings={['Time', 'Member', 'Action', 'What', 'Details']}
          rows={rows.map((row) => [
            <Time key="at" at={row.at} />,
            row.member,
            row.action,
            <Subject
              key="subject"
              subject={row.subject}
              exists={existing.some(({ id }) => row.subject.endsWith(` ${id}`))}
            />,
            shortenIds(row.detail),
          ])}
        />
        {last && (
          <p>
            <a href={`?${new URLSearchParams({ before: placeText({ time: last.at, id: last.id }) })}`}>
              Older entries
            </a>
          </p>
        )}
      </>
    ),
  }
}

/** Where the subjects are shown, by their kind. */
const pages: Partial<Record<string, string>> = { lead: '/desk/leads/', comment: '/desk/comments?id=' }

/** What an entry is about, as a link unless it was removed, with the first characters of its id. */
export function Subject({ subject, exists = true }: { subject: string; exists?: boolean }) {
  const [kind = '', id = ''] = subject.split(' ')
  const text = shortenIds(subject)
  return exists && pages[kind] ? <a href={pages[kind] + id}>{text}</a> : text
}

function shortenIds(text: string): string {
  return text.replaceAll(/\b([\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '$1')
}
