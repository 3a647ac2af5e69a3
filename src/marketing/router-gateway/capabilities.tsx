import { brand } from '@/config/brand'
import { SmartLink } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'

type Group = { title: string; more?: { label: string; href: string }; rows: [text: string, key: string][] }

const groups: Group[] = [
  {
    title: 'Plan and fetch',
    more: { label: 'How plans are cached', href: '/blog/query-planning-and-plan-caches' },
    rows: [
      ['Caches plans by normalized operation, 1,024 by default', 'engine.execution_plan_cache_size'],
      ['Plans slow operations before it switches to a new configuration', 'cache_warmup'],
      ['Sends identical fetches once while one is in flight', 'engine.enable_single_flight'],
      ['Loads entities in batches: one list of keys per fetch', 'always on'],
    ],
  },
  {
    title: 'Control access',
    more: { label: 'Authentication and authorization', href: '/cosmo/features/auth' },
    rows: [
      ['Checks tokens against one or more key sets', 'authentication.jwt.jwks'],
      ['Enforces @authenticated and @requiresScopes per field', 'authorization'],
      ['Accepts only registered operations', 'persisted_operations.safelist'],
      ['Limits rates in Redis, so all instances share the count', 'rate_limit.simple_strategy'],
      ['Measures or limits cost from @cost and @listSize', 'security.cost_control'],
      ['Refuses a configuration with the wrong signature', 'graph.sign_key'],
    ],
  },
  {
    title: 'Extend it',
    more: { label: 'Cosmo Connect', href: '/connect' },
    rows: [
      ['Forwards, renames, or sets headers per subgraph', 'headers'],
      ['Runs your Go code on each request and each fetch', 'modules'],
      ['Calls gRPC services as subgraphs, and starts plugins itself', 'plugins'],
      ['Uses another set of subgraphs for one request', 'X-Feature-Flag: <name>'],
      ['Offers operations as tools to language models', 'mcp'],
    ],
  },
  {
    title: 'Survive failing subgraphs',
    rows: [
      ['Retries with back-off', 'traffic_shaping.all.retry'],
      ['Sets timeouts for all subgraphs or for one', 'traffic_shaping.subgraphs'],
      ['Opens a circuit breaker per address', 'traffic_shaping.all.circuit_breaker'],
      ['Uses TLS and mutual TLS to clients and subgraphs', 'tls'],
    ],
  },
  {
    title: 'Stream live data',
    more: { label: 'Subscriptions', href: '/cosmo/features/subscriptions' },
    rows: [
      ['Serves graphql-ws, SSE, and multipart HTTP, whatever the subgraph speaks', 'websocket'],
      ['Shares upstream connections among subscriptions with equal authorization', 'always on'],
      ['Subscribes to Kafka, NATS, or Redis, and completes each event', 'events.providers'],
    ],
  },
  {
    title: 'Trace and measure',
    more: { label: 'Distributed tracing', href: '/cosmo/features/distributed-tracing' },
    rows: [
      ['Exports OpenTelemetry to any collector, over HTTP or gRPC', 'telemetry.tracing'],
      ['Offers a Prometheus endpoint', 'telemetry.metrics.prometheus'],
      ['Returns plan, inputs, and timings of one request', `X-${brand}-Trace: true`],
      ['Writes structured access logs', 'access_logs'],
    ],
  },
]

/** What the router can do, each with its configuration key. */
export function Capabilities() {
  return (
    <Section
      heading="Every feature is in the open-source router"
      lead="There is no enterprise build. Below each feature is the configuration key or the request header that controls it."
    >
      <div className="grid gap-x-12 border-b border-line md:grid-cols-2 md:gap-y-10 md:border-0 lg:grid-cols-3">
        {groups.map(({ title, more, rows }) => (
          <section key={title} className="border-t border-line md:border-t-2 md:border-line-strong md:pt-5">
            <PhoneFold title={title} note={rows.length} titleClass="text-lg font-semibold">
              <dl className="md:mt-2">
                {rows.map(([text, key]) => (
                  <div key={text} className="py-2 not-first:border-t not-first:border-line">
                    <dt className="text-body-sm">{text}</dt>
                    <dd className="font-mono text-xs leading-6 text-muted">{key}</dd>
                  </div>
                ))}
              </dl>
              {more && (
                <SmartLink
                  href={more.href}
                  className="mt-1.5 inline-block py-0.5 text-sm underline decoration-line-strong underline-offset-4 hover:text-accent"
                >
                  {more.label}
                </SmartLink>
              )}
            </PhoneFold>
          </section>
        ))}
      </div>
    </Section>
  )
}
