import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { servicesData } from './data'

/** Who answers on which plan. */
export function Support() {
  return (
    <Section
      id="support"
      heading="Support, by plan"
      lead={
        <>
          Every plan reaches engineers. What grows is how well they know your graph and how soon they answer.{' '}
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
            <th scope="col">Where</th>
            <th scope="col">Who answers</th>
            <th scope="col">Availability promised</th>
          </tr>
        </thead>
        <tbody>
          {servicesData().support.map(({ plan, channel, people, sla }) => (
            <tr key={plan}>
              <th scope="row">{plan}</th>
              <td className="min-w-44">{channel}</td>
              <td className="min-w-44 text-muted">{people}</td>
              <td className="font-mono text-[13px]">{sla}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
