import { SmartLink } from '@/ui/link'
import { docsHref } from '@/config/external-links'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'
import { samples } from './samples'

const notes = [
  [
    'Your editor completes every key',
    'A JSON schema describes the file. At startup the router reports a wrong key by name instead of ignoring it.',
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
          <ul className="mt-8">
            {notes.map(([title, text]) => (
              <li key={title} className="border-t border-line md:py-5">
                <PhoneFold title={title} titleClass="font-semibold">
                  <p className="text-body-sm leading-relaxed text-muted md:mt-1.5">{text}</p>
                </PhoneFold>
              </li>
            ))}
          </ul>
          <SmartLink
            href={docsHref('/router/configuration')}
            className="inline-block text-body-sm underline underline-offset-4 max-md:mt-3"
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
