import { productRoutes } from '@/config/brand'
import { ButtonLink } from '@/ui/button-link'
import { Section } from '@/ui/section'

const questions = [
  [
    'Which license does the router have?',
    'Apache 2.0, like the control plane, Studio, and the command line.',
  ],
  ['Can we run all of it ourselves?', 'Yes, every part, even without a connection to the internet.'],
  [
    'What leaves our network?',
    'In the cloud models: schemas, operation texts with client names, field usage, metrics, and traces. No response data, and no variables unless you export them.',
  ],
  [
    'What stops when the control plane is down?',
    'Publishing and checks. Routers keep serving with their last configuration.',
  ],
  [
    'Does a check know our clients?',
    'Yes. It compares a change with the operations that routers recorded, and names the clients that would break.',
  ],
  [
    'How do we leave?',
    'Schemas use the standard federation directives, and telemetry is OpenTelemetry. Our own directives start with a prefix, so you can find them.',
  ],
] as const

/** Questions to ask any federation vendor, with our answers. */
export function Comparison() {
  return (
    <Section
      id="comparison"
      heading="Six questions to ask every vendor"
      lead="These are our answers. Each comparison with another vendor has a date and cites the documentation of that vendor."
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
