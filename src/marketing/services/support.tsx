import { plansData } from '@/marketing/pricing/plans'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { servicesData } from './data'

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
      <Table label="Support by plan">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Who answers</th>
            {promises.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="min-w-44">{people[id]}</td>
              {promises.map((row) => (
                <td key={row.name} className="min-w-32 text-muted">
                  {words(row.values[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function words(value: boolean | string): string {
  if (typeof value === 'string') return value
  return value ? 'yes' : 'none'
}
