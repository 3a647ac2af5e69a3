import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const reasons = [
  'One team owns all services. A single GraphQL server is less to run and joins in one process.',
  'Clients need files, streams or bulk exports. Those need a separate interface.',
  'Services share one database. First decide who owns which table; a graph would only hide the question.',
]

/** When not to do any of this. */
export function WhenNotToUse() {
  return (
    <Section
      id="when-not-to-use"
      tone="raised"
      className="border-b-0"
      heading="When you do not need it"
      lead={
        <>
          Not sure? The{' '}
          <SmartLink href="/federation-readiness" className="text-text underline underline-offset-4">
            readiness check
          </SmartLink>{' '}
          asks twelve questions and suggests a first step.
        </>
      }
      columns="4/7"
    >
      <ul className="divide-y divide-line border-y border-line">
        {reasons.map((reason) => (
          <li key={reason} className="py-5 text-lg text-pretty text-muted">
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  )
}
