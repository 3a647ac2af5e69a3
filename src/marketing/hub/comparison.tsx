import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { ledger, total } from './ledger'

/** What the "10x faster" of the Hub banner compares (docs/contracts/site-chrome.md#banners). */
export function Comparison() {
  return (
    <Section
      id="ten-times-faster"
      heading="What “10x faster” compares"
      lead={`A page needs four fields, two of which another team owns. We count working days from the drawn page until the client team has built it: ${total('meetings')} with tickets and meetings, ${total('hub')} with Hub.`}
      columns="5/6"
      actions={
        <p className="mt-4 text-body-sm leading-relaxed text-muted">
          This is a worked example of a fictional vendor, not a measurement. Nearly all of the difference is
          waiting. With Hub the page is built on mocked data while the owners review. The services return real
          data once they are implemented, which takes as long as before.
        </p>
      }
      centered
    >
      <Table label="Working days for one change to a schema">
        <thead>
          <tr>
            <th scope="col">Working days</th>
            <th scope="col">Tickets</th>
            <th scope="col">Hub</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ step, meetings, hub }) => (
            <tr key={step}>
              <th scope="row" className="font-normal">
                {step}
              </th>
              <td>{meetings}</td>
              <td>{hub}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold *:border-t *:border-line">
            <th scope="row">Until the page is built</th>
            <td>{total('meetings')}</td>
            <td>{total('hub')}</td>
          </tr>
        </tfoot>
      </Table>
    </Section>
  )
}
