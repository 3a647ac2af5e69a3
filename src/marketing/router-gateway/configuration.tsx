import { SmartLink } from '@/ui/link'
import { docsHref } from '@/config/external-links'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { Section } from '@/ui/section'
import { samples } from './samples'

const notes = [
  [
    'Your editor completes every key',
    'A JSON schema describes the file. At its start the router reports a wrong key by name instead of ignoring it.',
  ],
  [
    'Secrets stay in the environment',
    'Every common setting can also be an environment variable, so the file holds no secrets.',
  ],
  [
    'The graph is a separate file',
    'This file sets how the router behaves. Composition writes the graph, and the router replaces it while requests are running.',
  ],
] as const

/** The configuration file, in parts. */
export function Configuration() {
  return (
    <Section
      id="configuration"
      tone="raised"
      heading="Review the router’s behavior in one file"
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
