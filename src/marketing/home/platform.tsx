import { featureBlockPath, featurePagePath } from '@/content/paths'
import { nav } from '@/site/navigation'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { PlatformPicture } from './platform-picture'

const parts = [
  {
    title: 'Router',
    href: nav.router.url,
    text: 'Plans each operation, calls the subgraphs it needs, joins the answers. Written in Go, one binary, no database.',
  },
  {
    title: 'Schema registry',
    href: featureBlockPath('Schema Registry'),
    text: 'Keeps every version of every subgraph schema, composes them on publish and hands routers a finished config.',
  },
  {
    title: 'Checks and analytics',
    href: featurePagePath('breaking-change-detection'),
    text: 'Compares a proposed schema with the operations your clients really sent, and names the clients that would break.',
  },
  {
    title: 'MCP Gateway',
    href: nav.mcpGateway.url,
    text: 'Offers operations you chose as tools to language models, with the authorization the graph already has.',
  },
  {
    title: 'Cosmo Connect',
    href: nav.connect.url,
    text: 'The router calls gRPC services as subgraphs, so they need no GraphQL server. A router plugin wraps a REST API or a database.',
  },
  {
    title: 'Hub, in beta',
    href: nav.hub.url,
    text: 'Teams design the schema together before anyone implements it: proposals, owners, reviews.',
  },
]

/** The platform in one picture, and its parts by name. */
export function Platform() {
  return (
    <Section
      eyebrow="The platform in one picture"
      heading="The router is yours. The rest can be ours."
      lead="A request only ever passes your clients, your router and your services. Schemas go up, a checked config comes down, and telemetry carries operations, usage and timings. Payloads stay with you."
    >
      <PlatformPicture />
      <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ title, href, text }) => (
          <li key={title} className="relative border-t border-line py-6">
            <SmartLink href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
              {title}
            </SmartLink>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
