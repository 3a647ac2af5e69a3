import type { CSSProperties } from 'react'
import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import styles from './comparison.module.css'
import { ledger, total } from './ledger'

/** What the "10x faster" of the Hub banner compares (docs/contracts/site-chrome.md#banners). */
export function Comparison() {
  const days = total('meetings')
  return (
    <Section
      id="ten-times-faster"
      tone="raised"
      heading={`In this example a page is built in ${total('hub')} days instead of ${days}`}
      lead="A page needs four fields, and two of them do not exist yet. We count the working days from the finished design to the built page, with tickets and meetings, and with Hub. “10x faster” compares the two totals."
      leadBeside
    >
      <figure data-play="">
        <table {...tableRoles.table} className={styles.days} style={{ '--total': days } as CSSProperties}>
          <caption className="sr-only">Working days for one change to a schema</caption>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHeader} scope="col">
                Working days
              </th>
              <th {...tableRoles.columnHeader} scope="col" className={styles.tickets}>
                Tickets
              </th>
              <th {...tableRoles.columnHeader} scope="col" className={styles.hub}>
                Hub
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {ledger.map(({ step, meetings, hub }, index) => (
              <tr
                key={step}
                {...tableRoles.row}
                style={
                  {
                    '--tickets-from': daysBefore(index, 'meetings'),
                    '--tickets': meetings,
                    '--hub-from': daysBefore(index, 'hub'),
                    '--hub': hub,
                  } as CSSProperties
                }
              >
                <th {...tableRoles.rowHeader} scope="row">
                  {step}
                </th>
                <td {...tableRoles.cell} className={styles.tickets}>
                  {meetings}
                </td>
                <td {...tableRoles.cell} className={styles.hub}>
                  {hub}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.rowHeader} scope="row">
                Until the page is built
              </th>
              <td {...tableRoles.cell} className={styles.tickets}>
                {days}
              </td>
              <td {...tableRoles.cell} className={styles.hub}>
                {total('hub')}
              </td>
            </tr>
          </tfoot>
        </table>
        <figcaption className="mt-6 max-w-[48rem] text-sm text-muted">
          This is a worked example of a fictional vendor, not a measurement. Nearly all of the difference is
          waiting: with Hub the page is built on mocked data while the owners review. The services take as
          long as before to return real data.
        </figcaption>
      </figure>
    </Section>
  )
}

function daysBefore(index: number, way: 'meetings' | 'hub'): number {
  return ledger.slice(0, index).reduce((days, entry) => days + entry[way], 0)
}
