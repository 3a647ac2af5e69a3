import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { Section } from '@/ui/section'

const stops = [
  { name: 'Figma', text: 'Designs arrive as frames on the canvas.' },
  { name: 'Hub', text: 'Teams write queries and review proposals.', own: true },
  {
    name: 'GitHub, GitLab',
    text: 'Each subgraph is a file in a repository. Hub opens the pull requests and reads changes made there.',
  },
  { name: 'Your CI', text: 'It runs the checks and publishes.' },
  { name: 'Registry', text: 'It composes, and the routers fetch the result.' },
]

/** The tools a change passes through, in order. */
export function Integrations() {
  return (
    <Section id="integrations" tone="ruled" heading="Hub works with your design tool, repositories, and CI">
      <ol className="grid gap-2 md:gap-4 lg:grid-cols-[1fr_1fr_1.6fr_1fr_1fr] lg:gap-6">
        {stops.map(({ name, text, own }, index) => (
          <li key={name} className="relative">
            <div
              className={clsx(
                'h-full gap-x-4 rounded-card border px-4 py-2.5 max-lg:grid max-lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:p-5',
                own ? 'border-coral bg-coral/10' : 'border-line bg-raised',
              )}
            >
              <p className="font-semibold">{name}</p>
              <p className="text-body-sm leading-relaxed text-muted max-lg:leading-normal lg:mt-1.5">
                {text}
              </p>
            </div>
            {index < stops.length - 1 && (
              <span className="absolute top-6 -right-5 hidden text-muted lg:block">
                <ArrowRight size={16} />
                {name === 'Hub' && <ArrowLeft size={16} />}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
