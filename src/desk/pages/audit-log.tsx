import { readAudit } from '@/members/audit'
import { DataTable, Time } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'

const pageSize = 100

/** GET /desk/log: who saw, exported, changed and erased what, newest first. */
export async function auditPage({ db, url }: MemberVisit): Promise<Page> {
  const [at, id] = (url.searchParams.get('before') ?? '').split('|')
  const rows = await readAudit(db, pageSize, at && id ? { at, id } : undefined)
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
            <a href={`?${new URLSearchParams({ before: `${last.at}|${last.id}` })}`}>Older entries</a>
          </p>
        )}
      </>
    ),
  }
}
