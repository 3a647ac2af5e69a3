import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { Section } from '@/ui/section'

const stops = [
  { name: 'Figma', text: 'Designs come in as frames on the canvas.' },
  { name: 'Hub', text: 'Teams write queries and review proposals.', own: true },
  {
    name: 'GitHub, GitLab',
    text: 'Each subgraph is mapped to a repository and a file. Hub opens the pull requests, and reads changes that are made there.',
  },
  { name: 'Your CI', text: 'It runs the checks and publishes.' },
  { name: 'Registry', text: 'It composes, and the routers fetch the result.' },
]

/** The tools a change passes through, in order. */
export function Integrations() {
  return (
    <Section id="integrations" tone="ruled" heading="Hub works with your design tool, repositories, and CI">
      <ol className="grid gap-4 lg:grid-cols-[1fr_1fr_1.6fr_1fr_1fr] lg:gap-6">
        {stops.map(({ name, text, own }, index) => (
          <li key={name} className="relative">
            <div
              className={
                own
                  ? 'h-full rounded-card border border-coral bg-coral/10 p-5'
                  : 'h-full rounded-card border border-line bg-raised p-5'
              }
            >
              <p className="font-semibold">{name}</p>
              <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
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
