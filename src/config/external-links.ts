import { brand } from './brand'
import { env, type EnvName } from './env'
import { paths } from './paths'

/**
 * Pages outside this site. Each link leads to its configured URL. Without one it has the words and the address of the best
 * page of this site (`own`), or else leads to content/pages/elsewhere/<name>.md, so no link is ever dead.
 */
const links = {
  'sign-up': {
    env: 'SIGN_UP_URL',
    title: `${brand} Cosmo sign-up`,
    about: 'The hosted app, where a free account comes with one federated graph.',
    own: { title: 'Sign up', href: `${paths.elsewhere}/sign-up` },
  },
  documentation: {
    env: 'DOCS_URL',
    title: 'Documentation',
    about: 'Reference and guides for the router, the registry, and the command line.',
    own: { title: 'Documentation', href: paths.docs },
  },
  tutorial: {
    env: 'TUTORIAL_URL',
    title: 'Zero to production',
    about: 'A tutorial that takes two subgraphs from a laptop to a served federated graph.',
    own: { title: 'Quick start', href: `${paths.cosmo}#quick-start` },
  },
  gitpod: {
    env: 'GITPOD_URL',
    title: 'Gitpod workspace',
    about: 'The quick start in a browser: two subgraphs, a router and a playground, already running.',
    own: { title: 'Open the playground', href: paths.playground },
  },
  repository: {
    env: 'REPOSITORY_URL',
    title: 'Open-source repository',
    about: 'Router, control plane, Studio and command line, under the Apache 2.0 license.',
  },
  status: { env: 'STATUS_URL', title: 'Status', about: 'Live and past availability of the hosted services.' },
  trust: { env: 'TRUST_URL', title: 'Trust center', about: 'Security reports, certificates and policies.' },
  discord: { env: 'DISCORD_URL', title: 'Discord', about: 'Where the team and the community talk.' },
  twitter: { env: 'TWITTER_URL', title: 'Twitter', about: 'News in short form.' },
  linkedin: { env: 'LINKEDIN_URL', title: 'LinkedIn', about: 'Company news and openings.' },
  'gateway-guide': {
    env: 'GATEWAY_GUIDE_URL',
    title: 'API gateway guide',
    about: 'A sibling site that explains what a GraphQL gateway does and when to use one.',
  },
  'bff-patterns': {
    env: 'BFF_PATTERNS_URL',
    title: 'BFF patterns',
    about: 'A sibling site that collects ways to build a backend for a frontend.',
  },
  'graphql-tools': {
    env: 'GRAPHQL_TOOLS_URL',
    title: 'GraphQL tools for Go',
    about: 'The parser, planner and executor that the router is built on.',
  },
} as const satisfies Record<
  string,
  { env: EnvName; title: string; about: string; own?: { title: string; href: string } }
>

export type ExternalLinkName = keyof typeof links
export const externalLinkNames = Object.keys(links) as ExternalLinkName[]

type ExternalLink = {
  name: ExternalLinkName
  title: string
  about: string
  href: string
  configured: boolean
}

/** Returns an external link: its configured URL, or the page of this site that takes its place, with that page's title. */
export function externalLink(name: ExternalLinkName): ExternalLink {
  const link = links[name]
  const url = env(link.env)
  const { title, href } = 'own' in link && url === undefined ? link.own : { title: link.title, href: url }
  return {
    name,
    title,
    about: link.about,
    href: href ?? `${paths.elsewhere}/${name}`,
    configured: url !== undefined,
  }
}

/**
 * Returns the URL of a documentation page, or the place of its topic on /docs. Takes the path of the page,
 * such as `/router/intro`.
 */
export function docsHref(path: string): string {
  const { configured, href } = externalLink('documentation')
  return configured ? href.replace(/\/+$/, '') + path : `${href}#${docsTopic(path)}`
}

/** Returns the anchor of a documentation page on /docs. */
export function docsTopic(path: string): string {
  return path.slice(1).replaceAll(/[/#]/g, '-')
}

/** Returns the URL at which a visitor signs up for a plan. Takes the id of the plan; without one the plan is the free one. */
export function signUpHref(plan?: string): string {
  const { configured, href } = externalLink('sign-up')
  if (plan === undefined) return href
  if (!configured) return `${href}/${plan}`
  const url = new URL(href)
  url.searchParams.set('plan', plan)
  return url.href
}
