import { placeText, readPlace } from '@/db/place'
import { readAudit } from '@/members/audit'
import { DataTable, Time } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'

const pageSize = 100

/** GET /desk/log: who saw, exported, changed and erased what, newest first. */
export async function auditPage({ db, url }: MemberVisit): Promise<Page> {
  const rows = await readAudit(db, pageSize, readPlace(url.searchParams.get('before')))
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    title: 'Log',
    main: (
      <>
        <DataTable
          label="Log"
          headings={['Time (UTC)', 'Member', 'Action', 'What', 'Details']}
          rows={rows.map((row) => [
            <Time key="at" at={row.at} />,
            row.member,
            row.action,
            row.subject,
            row.detail,
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
