import { SmartLink } from '@/ui/link'
import { docsHref } from '@/config/external-links'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { samples } from './samples'

const notes = [
  [
    'One file, checked at the start',
    'A JSON schema describes every key, so an editor completes them, and the router names a wrong one instead of ignoring it.',
  ],
  ['Or the environment', 'Every common setting has a variable as well. Secrets need not be in the file.'],
  [
    'Two configurations, on purpose',
    'This file is yours and says how the router behaves. The graph is a second one: it comes from composition and is replaced while requests are running.',
  ],
] as const

/** The configuration file, in parts. */
export function Configuration() {
  return (
    <Section
      id="configuration"
      tone="raised"
      eyebrow="Configuration"
      heading="A file you can review"
      columns="5/7"
      actions={
        <>
          <dl className="mt-8">
            {notes.map(([term, text]) => (
              <div key={term} className="border-t border-line py-5">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <SmartLink
            href={docsHref('/router/configuration')}
            className="text-body-sm underline underline-offset-4"
          >
            All keys in the documentation
          </SmartLink>
        </>
      }
      centered
    >
      <CodeGroup labels={samples.map(({ filename }) => filename)} label="Parts of the configuration">
        {samples.map((sample) => (
          <CodeBlock key={sample.filename} {...sample} />
        ))}
      </CodeGroup>
    </Section>
  )
}
