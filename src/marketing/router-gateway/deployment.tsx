import { cli } from '@/config/brand'
import { Badge } from '@/ui/badge'
import { Section } from '@/ui/section'

const forms: { name: string; beta?: true; start: string; suits: string; note: string }[] = [
  {
    name: 'Docker',
    start: 'The image, with a token in GRAPH_API_TOKEN',
    suits: 'For Compose files, ECS, Cloud Run, or a virtual machine.',
    note: 'Mount config.yaml and set LISTEN_ADDR.',
  },
  {
    name: 'Kubernetes',
    start: 'The Helm chart',
    suits: 'For clusters you already run.',
    note: 'Probes are on /health/live and /health/ready.',
  },
  {
    name: 'AWS Fargate',
    start: 'The Terraform module',
    suits: 'For containers without a cluster.',
    note: 'There are no machines to patch.',
  },
  {
    name: 'AWS Lambda',
    beta: true,
    start: 'A separate build behind API Gateway, deployed with SAM',
    suits: 'For traffic that comes in bursts.',
    note: 'It serves queries and mutations, and no subscriptions.',
  },
  {
    name: 'Binary',
    start: `${cli} router download-binary`,
    suits: 'For laptops, CI, and bare metal.',
    note: 'There are builds for macOS, Linux, and Windows.',
  },
  {
    name: 'Custom build',
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
      lead="The router keeps no state, so you can add and remove instances with your traffic."
      columns="4/8"
      sticky
    >
      <dl className="grid gap-px overflow-clip rounded-card border border-line bg-line sm:grid-cols-2">
        {forms.map(({ name, beta, start, suits, note }) => (
          <div key={name} className="bg-raised p-5">
            <dt className="flex items-center gap-3 text-lg font-semibold">
              {name} {beta && <Badge tone="cool">Beta</Badge>}
            </dt>
            <dd className="mt-1.5 text-body-sm leading-relaxed">
              {start}.{' '}
              <span className="text-muted">
                {suits} {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
