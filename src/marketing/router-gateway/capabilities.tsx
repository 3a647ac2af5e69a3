import { brand } from '@/config/brand'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

type Group = { title: string; more?: { label: string; href: string }; rows: [text: string, key: string][] }

const groups: Group[] = [
  {
    title: 'Planning and fetching',
    more: { label: 'How plans are cached', href: '/blog/query-planning-and-plan-caches' },
    rows: [
      [
        'Plans are kept by normalized operation, 1,024 of them by default',
        'engine.execution_plan_cache_size',
      ],
      ['Operations that were slow to plan are planned for a new config before it serves', 'cache_warmup'],
      [
        'Identical fetches in flight, with the same forwarded headers, are sent once',
        'engine.enable_single_flight',
      ],
      ['Entities load breadth first: one list of keys per subgraph and place in the query', 'always on'],
    ],
  },
  {
    title: 'Real time',
    more: { label: 'Subscriptions', href: '/cosmo/features/subscriptions' },
    rows: [
      ['Clients use graphql-ws, SSE or multipart HTTP, whatever the subgraph speaks', 'websocket'],
      ['Upstream connections are shared by subscriptions with equal authorization', 'always on'],
      ['The router itself subscribes to Kafka, NATS or Redis and completes each event', 'events.providers'],
    ],
  },
  {
    title: 'Security',
    more: { label: 'Authentication and authorization', href: '/cosmo/features/auth' },
    rows: [
      ['Tokens checked against one or more key sets', 'authentication.jwt.jwks'],
      ['Field rules from the schema: @authenticated and @requiresScopes', 'authorization'],
      ['Only operations that were registered', 'persisted_operations.safelist'],
      ['Rate limits counted in Redis, so that all instances share them', 'rate_limit.simple_strategy'],
      ['Cost of an operation, from @cost and @listSize, measured or enforced', 'security.cost_control'],
      ['A config with the wrong signature is refused', 'graph.sign_key'],
    ],
  },
  {
    title: 'When a subgraph fails',
    rows: [
      ['Retries with back-off', 'traffic_shaping.all.retry'],
      ['Timeouts for all subgraphs or for one', 'traffic_shaping.subgraphs'],
      ['A circuit breaker for each address', 'traffic_shaping.all.circuit_breaker'],
      ['TLS and mutual TLS, to clients and to subgraphs', 'tls'],
    ],
  },
  {
    title: 'Seeing what happens',
    more: { label: 'Distributed tracing', href: '/cosmo/features/distributed-tracing' },
    rows: [
      ['OpenTelemetry traces and metrics to any collector, over HTTP or gRPC', 'telemetry.tracing'],
      ['Prometheus endpoint', 'telemetry.metrics.prometheus'],
      ['Plan, inputs and timings of one request in its response', `X-${brand}-Trace: true`],
      ['Structured access logs', 'access_logs'],
    ],
  },
  {
    title: 'Extending it',
    more: { label: 'Cosmo Connect', href: '/connect' },
    rows: [
      ['Headers forwarded, renamed or set, for all subgraphs or for one', 'headers'],
      ['Hooks in Go: on request, before and after each fetch', 'modules'],
      ['gRPC services as subgraphs, and plugins that the router starts itself', 'plugins'],
      ['Another set of subgraphs for one request', 'X-Feature-Flag: <name>'],
      ['Operations as tools for language models', 'mcp'],
    ],
  },
]

/** What the router can do, each with its configuration key. */
export function Capabilities() {
  return (
    <Section
      eyebrow="What it does"
      heading="Every capability is a key in one file"
      lead="Every capability is in the open-source router, which has no enterprise build. The right column names the setting that switches it on."
    >
      <div className="border-b border-line">
        {groups.map(({ title, more, rows }) => (
          <section
            key={title}
            className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div className="flex items-baseline justify-between gap-4 lg:block">
              <h3 className="text-lg font-semibold">{title}</h3>
              {more && (
                <SmartLink
                  href={more.href}
                  className="text-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-text lg:mt-2 lg:inline-block"
                >
                  {more.label}
                </SmartLink>
              )}
            </div>
            <dl>
              {rows.map(([text, key]) => (
                <div
                  key={text}
                  className="grid gap-x-8 py-2 not-first:border-t not-first:border-line/60 md:grid-cols-[minmax(0,1fr)_20rem]"
                >
                  <dt className="text-body-sm">{text}</dt>
                  <dd className="font-mono text-caption leading-7 text-muted">{key}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  )
}
