import { productRoutes } from '@/config/brand'
import { ButtonLink } from '@/ui/button-link'
import { Section } from '@/ui/section'

const questions = [
  ['Under which license is the router?', 'Apache 2.0, like the control plane, Studio and the command line.'],
  ['Can we run all of it ourselves?', 'Yes, every part, even without a connection to the internet.'],
  [
    'What leaves our network?',
    'Schemas, operation texts with client names, field usage, metrics and traces. No response data, and no variables unless you export them.',
  ],
  [
    'What stops when the control plane does?',
    'Publishing and checks. Routers go on serving their last config.',
  ],
  [
    'Does a check know our clients?',
    'Yes. It compares a change with recorded operations and names who would notice.',
  ],
  [
    'How do we leave?',
    'Schemas are standard federation, telemetry is OpenTelemetry. Extensions carry a prefix.',
  ],
] as const

/** Questions to ask any federation vendor, with our answers. */
export function Comparison() {
  return (
    <Section
      id="comparison"
      eyebrow="Comparing"
      heading="Six questions for every vendor"
      lead="Ask these questions of us and of other vendors. Our comparisons have a date and cite the vendors’ documentation."
      columns="4/8"
      actions={
        <div className="actions mt-8 lg:flex-col lg:items-start">
          <ButtonLink href={productRoutes.graphosAlternative} variant="secondary">
            Compare with Apollo GraphOS
          </ButtonLink>
          <ButtonLink href={productRoutes.hasuraAlternative} variant="secondary">
            Compare with Hasura Cloud
          </ButtonLink>
        </div>
      }
    >
      <dl className="border-b border-line">
        {questions.map(([question, answer]) => (
          <div key={question} className="grid gap-x-10 gap-y-1 border-t border-line py-5 sm:grid-cols-2">
            <dt className="font-medium">{question}</dt>
            <dd className="text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
