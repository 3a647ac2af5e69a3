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
          className="max-sm:[&_td]:border-0 max-sm:[&_td]:p-0 max-sm:[&_td]:wrap-anywhere max-sm:[&_td:nth-child(-n+2)]:text-muted max-sm:[&_td:nth-child(2)]:flex-[1_1_55%] max-sm:[&_thead]:hidden max-sm:[&_tr]:flex max-sm:[&_tr]:flex-wrap max-sm:[&_tr]:gap-x-2 max-sm:[&_tr]:border-b max-sm:[&_tr]:border-line max-sm:[&_tr]:py-2"
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
