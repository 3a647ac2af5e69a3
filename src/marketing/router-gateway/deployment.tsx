import { cli } from '@/config/brand'
import { Badge } from '@/ui/badge'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

const forms: { name: string; beta?: true; start: string; suits: string; note: string }[] = [
  {
    name: 'Docker',
    start: 'the image, with a token in GRAPH_API_TOKEN',
    suits: 'Compose files, ECS, Cloud Run, a virtual machine',
    note: 'Mount config.yaml, and set LISTEN_ADDR=0.0.0.0:3002',
  },
  {
    name: 'Kubernetes',
    start: 'the Helm chart',
    suits: 'Clusters you already run',
    note: 'Probes on /health/live and /health/ready',
  },
  {
    name: 'AWS Fargate',
    start: 'the Terraform module',
    suits: 'Containers without a cluster',
    note: 'Terraform starts it, and there are no machines to patch',
  },
  {
    name: 'AWS Lambda',
    beta: true,
    start: 'a separate build behind API Gateway, deployed with SAM',
    suits: 'Traffic that comes in bursts',
    note: 'Queries and mutations; no subscriptions',
  },
  {
    name: 'Binary',
    start: `${cli} router download-binary`,
    suits: 'Laptops, CI, bare metal',
    note: 'macOS, Linux and Windows',
  },
  {
    name: 'Your own build',
    start: 'go build, with your modules compiled in',
    suits: 'Hooks that must run inside the process',
    note: 'The result is again one binary',
  },
]

const outages = [
  [
    'The control plane is away',
    'The router answers. It needs the platform for new configurations and to report telemetry, not for a request.',
  ],
  [
    'A schema does not compose',
    'Nobody gets it. Routers keep the last valid configuration, and the error is in the registry.',
  ],
  [
    'A new configuration arrives',
    'It is loaded beside the old one and then takes over. Requests finish; subscriptions end, and clients reconnect.',
  ],
] as const

/** Ways to run the router, and what it does during outages. */
export function Deployment() {
  return (
    <Section
      eyebrow="Deployment"
      heading="Runs where your services run"
      lead="It is the same router in every form. It keeps no state, so you can add and remove instances with your traffic."
    >
      <Table label="Forms of deployment">
        <thead>
          <tr>
            <th scope="col">Form</th>
            <th scope="col">You start</th>
            <th scope="col">Suits</th>
            <th scope="col">Good to know</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ name, beta, start, suits, note }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name}{' '}
                {beta && (
                  <Badge tone="cool" className="ml-2">
                    Beta
                  </Badge>
                )}
              </th>
              <td className="min-w-52">{start}</td>
              <td className="min-w-44 text-muted">{suits}</td>
              <td className="min-w-52 text-muted">{note}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <dl className="mt-12 grid gap-x-10 md:grid-cols-3">
        {outages.map(([term, text]) => (
          <div key={term} className="border-t border-line py-6">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
