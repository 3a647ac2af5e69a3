import { externalLink } from '@/config/external-links'
import { brand, productRoutes } from '@/config/brand'
import { site } from '@/config/site'
import { Bot, BookOpen, Orbit, Plug, Rocket, Route, Workflow } from '@/ui/icon'
import { features } from './features-menu'
import type { MenuLink, NavLink, NavList } from './menu-types'

/** Every page that header and footer link to, by name, so that an address is written once. */
export const nav = {
  home: { label: 'Homepage', url: '/' },
  cosmo: { label: `${brand} Cosmo`, url: '/cosmo' },
  features: { label: 'Features', url: '/cosmo/features' },
  router: { label: 'Router / Gateway', url: '/router-gateway' },
  connect: { label: 'Cosmo Connect', url: '/connect' },
  mcpGateway: { label: 'MCP Gateway', url: '/mcp-gateway' },
  hub: { label: 'Hub', url: '/hub' },
  pricing: { label: 'Pricing', url: '/pricing' },
  customers: { label: 'Customers', url: '/customers' },
  blog: { label: 'Blog', url: '/blog' },
  podcast: { label: 'Podcast', url: '/the-good-thing' },
  playground: { label: 'Playground', url: '/playground' },
  jobs: { label: 'Jobs', url: '/jobs' },
  otherJobs: { label: 'Federation jobs', url: '/other-federation-jobs' },
  learn: { label: 'Learn federation', url: '/learn' },
  missions: { label: 'All Missions', url: '/learn' },
  services: { label: 'Services', url: '/services' },
  sales: { label: 'Talk to sales', url: '/contact/sales' },
  discord: { label: 'Discord', url: '/discord' },
  platformTeams: { label: 'Microservice federation', url: '/use-cases/microservice-federation-platform' },
  graphos: { label: 'Apollo GraphOS', url: productRoutes.graphosAlternative },
  hasura: { label: 'Hasura Cloud', url: productRoutes.hasuraAlternative },
  report: { label: '2024 report', url: '/state-of-graphql-federation/2024' },
  reportDownload: { label: 'Download the free report', url: '/state-of-graphql-federation/2024#download' },
  privacy: { label: 'Privacy policy', url: '/privacy-policy' },
  terms: { label: 'Terms of use', url: '/terms' },
  serviceTerms: { label: 'Managed service terms', url: '/cosmo-managed-service-terms' },
  cookies: { label: 'Cookie policy', url: '/cookies' },
  cookiePreferences: { label: 'Cookie preferences', url: '/cookies' },
  signUp: { label: 'Get Started For Free', url: externalLink('sign-up').href },
  documentation: { label: 'Documentation', url: externalLink('documentation').href },
  tutorial: { label: 'Zero to production', url: externalLink('tutorial').href },
  repository: { label: 'Source code', url: externalLink('repository').href },
  status: { label: 'Status', url: externalLink('status').href },
  trust: { label: 'Trust center', url: externalLink('trust').href },
  twitter: { label: 'Twitter', url: site.author.social.twitter.href },
  github: { label: 'GitHub', url: site.author.social.github.href },
  gatewayGuide: { label: externalLink('gateway-guide').title, url: externalLink('gateway-guide').href },
  bffPatterns: { label: externalLink('bff-patterns').title, url: externalLink('bff-patterns').href },
  graphqlTools: { label: externalLink('graphql-tools').title, url: externalLink('graphql-tools').href },
} as const satisfies Record<string, NavLink>

/** The plain links of the header (docs/contracts/site-chrome.md#header); the jobs link has a badge. */
export const headerLinks = [nav.pricing, nav.customers, nav.blog, nav.podcast, nav.jobs] as const

/** The seven links of the Cosmo dropdown; the first spans both columns of the grid. */
export const cosmoLinks: readonly MenuLink[] = [
  {
    title: nav.cosmo.label,
    href: nav.cosmo.url,
    description: 'The whole platform: router, schema registry, checks and analytics',
    icon: Orbit,
  },
  {
    title: nav.router.label,
    href: nav.router.url,
    description: 'Plans each operation and calls your subgraphs',
    icon: Route,
  },
  {
    title: nav.connect.label,
    href: nav.connect.url,
    description: 'Federate gRPC services without GraphQL servers',
    icon: Plug,
  },
  {
    title: nav.mcpGateway.label,
    href: nav.mcpGateway.url,
    description: 'Chosen operations as tools for models',
    icon: Bot,
  },
  {
    title: nav.hub.label,
    href: nav.hub.url,
    description: 'Design the graph together before code, in beta',
    icon: Workflow,
  },
  {
    title: nav.documentation.label,
    href: nav.documentation.url,
    description: 'Reference and guides',
    icon: BookOpen,
  },
  {
    title: nav.tutorial.label,
    href: nav.tutorial.url,
    description: 'From two subgraphs on a laptop to a served graph',
    icon: Rocket,
  },
]

/** The three lists beside the grid of the Cosmo dropdown. */
export const cosmoLists: readonly NavList[] = [
  { title: 'Use cases', links: [nav.platformTeams] },
  { title: 'Alternatives', links: [nav.graphos, nav.hasura] },
  { title: 'State of GraphQL Federation', links: [nav.report] },
]

/** Pages of Features; on all others of Cosmo, Cosmo is marked, so that only one item is (docs/contracts/site-chrome.md#active-item). */
export const featuresSection = { only: [nav.features.url] }
const productPages = [nav.connect.url, nav.mcpGateway.url]
const cosmoPages = [nav.cosmo.url, nav.router.url, nav.hub.url, '/use-cases']
/** Pages on which the Cosmo dropdown is marked. */
export const cosmoSection = { only: [...cosmoPages, ...productPages], not: [nav.features.url] }

const products: NavLink = {
  label: 'Products',
  url: nav.cosmo.url,
  section: cosmoSection,
  subMenu: [
    { ...nav.cosmo, section: { only: cosmoPages, not: [nav.features.url] } },
    nav.mcpGateway,
    nav.connect,
  ],
}

/** The mobile overlay (docs/contracts/site-chrome.md#mobile-overlay). */
export const overlayLinks: readonly NavLink[] = [
  nav.pricing,
  products,
  { ...nav.features, section: featuresSection },
  nav.playground,
  nav.customers,
  nav.blog,
  nav.podcast,
  nav.jobs,
]

export const academyLinks = [nav.home, nav.missions] as const

/** The five columns of the footer (docs/contracts/site-chrome.md#footer). */
export const footerColumns: readonly NavList[] = [
  {
    title: 'Product',
    links: [
      nav.cosmo,
      nav.features,
      nav.router,
      nav.connect,
      nav.mcpGateway,
      nav.hub,
      nav.pricing,
      nav.platformTeams,
    ],
  },
  {
    title: 'Resources',
    links: [
      nav.documentation,
      nav.tutorial,
      nav.learn,
      nav.playground,
      nav.blog,
      nav.podcast,
      { label: 'Federation report 2024', url: nav.report.url },
      { label: 'GraphOS alternative', url: nav.graphos.url },
      { label: 'Hasura alternative', url: nav.hasura.url },
    ],
  },
  {
    title: 'Company',
    links: [nav.customers, nav.jobs, nav.otherJobs, nav.services, nav.sales, nav.trust, nav.status],
  },
  {
    title: 'Related Projects',
    links: [nav.repository, nav.gatewayGuide, nav.bffPatterns, nav.graphqlTools],
  },
  { title: 'Legal', links: [nav.privacy, nav.terms, nav.serviceTerms, nav.cookies] },
]

/** Every address that header, footer and menus link to, without duplicates. */
export function navigationTargets(): string[] {
  const menus = [...cosmoLinks, ...features].map(({ href }) => href)
  const lists = [...cosmoLists, ...footerColumns].flatMap(({ links }) => links.map(({ url }) => url))
  return [...new Set([...Object.values(nav).map(({ url }) => url), ...menus, ...lists])]
}
