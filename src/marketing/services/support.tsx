import { WideTable } from '@/marketing/feature-pages/parts/wide-table'
import { plansData } from '@/marketing/pricing/plans'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import { servicesData } from './data'

const whoAnswers = 'Who answers'

/** Support by plan; the rows come from content/plans.yaml, so that the two pages agree. */
export function Support() {
  const { rows, people } = servicesData().support
  const { plans, groups } = plansData()
  const promises = rows.flatMap((name) =>
    groups.flatMap((group) => group.rows.filter((row) => row.name === name)),
  )
  return (
    <Section
      id="support"
      heading="Support in every plan"
      columns="4/8"
      lead={
        <>
          Each plan has a channel for questions. In the larger plans, the people who answer know your graph.{' '}
          <SmartLink href="/pricing" className="text-text underline underline-offset-4">
            Compare plans
          </SmartLink>
        </>
      }
    >
      <WideTable label="Support by plan" columns={['Plan', whoAnswers, ...promises.map(({ name }) => name)]}>
        {plans.map(({ id, name }) => (
          <tr key={id} {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              {name}
            </th>
            <td {...tableRoles.cell} data-label={whoAnswers} className="md:min-w-44">
              {people[id]}
            </td>
            {promises.map((row) => (
              <td
                key={row.name}
                {...tableRoles.cell}
                data-label={row.name}
                className="text-muted md:min-w-32"
              >
                {words(row.values[id])}
              </td>
            ))}
          </tr>
        ))}
      </WideTable>
    </Section>
  )
}

function words(value: boolean | string): string {
  if (typeof value === 'string') return value
  return value ? 'yes' : 'none'
}
