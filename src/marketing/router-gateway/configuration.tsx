import { SmartLink } from '@/ui/link'
import { docsHref } from '@/config/links'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
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
    <section aria-labelledby="configuration" className="border-y border-line bg-raised">
      <div className="container-page grid gap-12 py-16 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div>
          <p className="eyebrow">Configuration</p>
          <h2 id="configuration" className="heading-section">
            A file you can review
          </h2>
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
        </div>
        <div className="min-w-0 self-center">
          <CodeGroup labels={samples.map(({ filename }) => filename)} label="Parts of the configuration">
            {samples.map((sample) => (
              <CodeBlock key={sample.filename} {...sample} />
            ))}
          </CodeGroup>
        </div>
      </div>
    </section>
  )
}
