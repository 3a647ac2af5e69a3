import { featureBlockPath } from '@/content/paths'
import {
  Activity,
  BadgeCheck,
  Bell,
  Blocks,
  Bot,
  Cloud,
  Database,
  FileText,
  Flag,
  Flame,
  Funnel,
  Gauge,
  GitCompare,
  GitPullRequest,
  KeyRound,
  Layers,
  Lock,
  LogIn,
  Plug,
  Radio,
  Route,
  Timer,
  TrendingUp,
  Users,
  Waypoints,
  Zap,
} from '@/ui/icon'
import type { MenuGroup, MenuIcon, MenuLink } from './menu-types'

/** The columns of the Features menu, in the order of /cosmo/features (docs/contracts/feature-pages.md#groups). */
export const featureGroups = {
  build: {
    title: 'Build',
    links: [
      feature('Schema Registry', 'Every subgraph schema and its history', Database),
      feature('Schema Composition', 'One graph, checked at each publish', Layers),
      feature('GraphQL Federation v1 & v2', 'Both versions, side by side', Waypoints),
      feature('Subscriptions for Federation', 'WebSocket, SSE and multipart', Radio),
      feature('Event Driven Federated Subscriptions (EDFS)', 'Kafka, NATS and Redis', Zap),
      feature('Cosmo Connect', 'gRPC services as subgraphs', Plug),
      feature('MCP Gateway', 'Operations as tools for models', Bot),
    ],
  },
  scale: {
    title: 'Scale',
    links: [
      feature('Router / Gateway', 'Plans and runs each operation', Route),
      feature('AWS Lambda Router', 'The router as a function', Cloud),
      feature('Persisted Operations', 'Send a hash instead of a query', BadgeCheck),
      feature('Cache Warmer', 'Plans ready before traffic arrives', Flame),
      feature('Authentication & Authorization', 'JWT, scopes and field rules', KeyRound),
      feature('Graph Access Control', 'Who may change which graph', Lock),
    ],
  },
  analyze: {
    title: 'Analyze',
    links: [
      feature('Analytics, Metrics & Tracing', 'Rates, errors and latency', TrendingUp),
      feature('Schema Usage Reporting', 'Field usage by client and version', Gauge),
      feature('OpenTelemetry & Distributed Tracing', 'Spans to any OTLP collector', Activity),
      feature('Advanced Request Tracing', 'One query plan, step by step', Timer),
    ],
  },
  iterate: {
    title: 'Iterate',
    links: [
      feature('Breaking Change Detection', 'Checked against real traffic', GitCompare),
      feature('Schema Contracts', 'A smaller graph for each audience', Funnel),
      feature('Schema Change Notifications', 'Webhooks and Slack', Bell),
      feature('Pull-Request-based Schema Workflows', 'Checks where code is reviewed', GitPullRequest),
      feature('Compositions', 'Every attempt, with its errors', Blocks),
      feature('Feature Flags', 'Subgraph versions by request', Flag),
    ],
  },
  manage: {
    title: 'Manage/Govern/Integrate',
    links: [
      feature('OIDC', 'Single sign-on', LogIn),
      feature('RBAC', 'Roles for people and keys', Users),
      feature('Audit Log', 'Who changed what, and when', FileText),
    ],
  },
} as const satisfies Record<string, MenuGroup>

/** The four columns of the mega-menu; the short fifth group goes below the shortest column. */
export const featureColumns: readonly (readonly MenuGroup[])[] = [
  [featureGroups.build],
  [featureGroups.scale],
  [featureGroups.analyze, featureGroups.manage],
  [featureGroups.iterate],
]

/** All features, in the order of the groups. */
export const features: readonly MenuLink[] = Object.values(featureGroups).flatMap((group) => [...group.links])

function feature(title: string, description: string, icon: MenuIcon): MenuLink {
  return { title, description, href: featureBlockPath(title), icon }
}
