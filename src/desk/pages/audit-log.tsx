import { readAudit } from '../audit'
import type { MemberVisit, Page } from '../types'

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
        <div className="scroll" tabIndex={0} role="region" aria-label="Log">
          <table>
            <thead>
              <tr>
                {['Time (UTC)', 'Member', 'Action', 'What', 'Details'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <time dateTime={row.at}>{row.at.slice(0, 19).replace('T', ' ')}</time>
                  </td>
                  <td>{row.member}</td>
                  <td>{row.action}</td>
                  <td>{row.subject}</td>
                  <td>{row.detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {last && (
          <p>
            <a href={`?${new URLSearchParams({ before: `${last.at}|${last.id}` })}`}>Older entries</a>
          </p>
        )}
      </>
    ),
  }
}
