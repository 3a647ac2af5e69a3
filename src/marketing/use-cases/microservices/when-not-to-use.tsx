import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const reasons = [
  'One team owns all services. A single GraphQL server is easier to run, and it joins the data in one process.',
  'Clients need files, streams, or bulk exports. They need a separate interface.',
  'Your services share one database. Decide first which team owns which table.',
]

/** When not to do any of this. */
export function WhenNotToUse() {
  return (
    <Section
      id="when-not-to-use"
      heading="When you do not need federation"
      lead={
        <>
          The{' '}
          <SmartLink href="/federation-readiness" className="text-text underline underline-offset-4">
            readiness check
          </SmartLink>{' '}
          asks twelve questions about your services and suggests a first step.
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
