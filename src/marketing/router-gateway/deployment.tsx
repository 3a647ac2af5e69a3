import { cli } from '@/config/brand'
import { Badge } from '@/ui/badge'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'

const forms: { name: string; beta?: true; by: string; start: string; suits: string; note: string }[] = [
  {
    name: 'Docker',
    by: 'image',
    start: 'The image, with a token in GRAPH_API_TOKEN',
    suits: 'For Compose files, ECS, Cloud Run, or a virtual machine.',
    note: 'Mount config.yaml and set LISTEN_ADDR.',
  },
  {
    name: 'Kubernetes',
    by: 'Helm chart',
    start: 'The Helm chart',
    suits: 'For clusters you already run.',
    note: 'Probes are on /health/live and /health/ready.',
  },
  {
    name: 'AWS Fargate',
    by: 'Terraform',
    start: 'The Terraform module',
    suits: 'For containers without a cluster.',
    note: 'There are no machines to patch.',
  },
  {
    name: 'AWS Lambda',
    beta: true,
    by: 'SAM',
    start: 'A separate build behind API Gateway, deployed with SAM',
    suits: 'For traffic that comes in bursts.',
    note: 'It serves queries and mutations, and no subscriptions.',
  },
  {
    name: 'Binary',
    by: 'command line',
    start: `${cli} router download-binary`,
    suits: 'For laptops, CI, and bare metal.',
    note: 'There are builds for macOS, Linux, and Windows.',
  },
  {
    name: 'Custom build',
    by: 'Go',
    start: 'go build, with your modules compiled in',
    suits: 'For hooks that must run inside the process.',
    note: 'The result is again one binary.',
  },
]

/** Ways to run the router. */
export function Deployment() {
  return (
    <Section
      id="deployment"
      heading="Run it where your services run"
      lead="The router keeps no state, so you can add and remove instances as traffic changes."
      columns="4/8"
      sticky
    >
      <ul className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2">
        {forms.map(({ name, beta, by, start, suits, note }) => (
          <li key={name} className="bg-raised px-5 md:py-5">
            <PhoneFold
              title={name}
              note={by}
              badge={beta && <Badge tone="cool">Beta</Badge>}
              titleClass="font-semibold gap-3 md:flex md:items-center md:text-lg"
            >
              <p className="text-body-sm leading-relaxed md:mt-1.5">
                {start}.{' '}
                <span className="text-muted">
                  {suits} {note}
                </span>
              </p>
            </PhoneFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
