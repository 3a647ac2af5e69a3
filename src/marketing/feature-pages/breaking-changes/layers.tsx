import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Source = 'your file' | 'other subgraphs' | 'last version' | 'traffic' | 'policy'
type Layer = { reads: Source[]; stops: string }

/** What the steps of the page read and when they stop a change, in the order of the steps. */
const layers: Layer[] = [
  { reads: ['your file', 'other subgraphs'], stops: 'always' },
  { reads: ['your file', 'other subgraphs', 'last version'], stops: 'unless traffic clears it' },
  { reads: ['last version', 'traffic', 'policy'], stops: 'unless overridden' },
  { reads: ['your file', 'policy'], stops: 'by severity' },
  { reads: ['your file', 'last version', 'traffic', 'policy'], stops: 'by severity' },
]

/** The questions of a check as rows, each with what it reads and when it stops the change. */
export function Layers({ page: { steps, path } }: { page: FeaturePage }) {
  if (steps.items.length !== layers.length) throw new RangeError(`${path}: expected ${layers.length} steps`)
  return (
    <Section id="steps" heading={steps.heading} lead={steps.lead} leadBeside>
      <ol className="border-b border-line">
        {layers.map(({ reads, stops }, index) => (
          <li
            key={index}
            className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[2rem_minmax(0,7fr)_minmax(0,5fr)]"
          >
            <span aria-hidden className="font-mono text-sm leading-7 text-accent max-md:hidden">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold">{steps.items[index]?.title}</h3>
              <p className="mt-1 text-muted">{steps.items[index]?.text}</p>
            </div>
            <dl className="grid content-start gap-2.5 text-sm">
              <Fact name="Reads">
                <span className="flex flex-wrap gap-1.5">
                  {reads.map((source) => (
                    <span
                      key={source}
                      className={clsx(
                        'rounded-md border px-2 leading-6',
                        source === 'traffic' ? 'border-amber text-amber' : 'border-line-strong',
                      )}
                    >
                      {source}
                    </span>
                  ))}
                </span>
              </Fact>
              <Fact name="Fails the check">{stops}</Fact>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 leading-6">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
