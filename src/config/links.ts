import { brand, productSlug } from './brand'
import { env, type EnvName } from './env'

/**
 * Places outside this site. Each leads to its configured address or, while none is configured, to the own page
 * /elsewhere/{name} that says what will stand there: no button of the site is ever dead.
 */
const places = {
  'sign-up': {
    env: 'SIGN_UP_URL',
    title: `${brand} Cosmo sign-up`,
    about: 'The hosted app, where a free account comes with one federated graph.',
  },
  documentation: {
    env: 'DOCS_URL',
    title: 'Documentation',
    about: 'Reference and guides for the router, the registry and the command line.',
  },
  tutorial: {
    env: 'TUTORIAL_URL',
    title: 'Zero to production',
    about: 'A tutorial that takes two subgraphs from a laptop to a served federated graph.',
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
} as const satisfies Record<string, { env: EnvName; title: string; about: string }>

export type PlaceName = keyof typeof places
export const placeNames = Object.keys(places) as PlaceName[]

export type Place = { name: PlaceName; title: string; about: string; href: string; configured: boolean }

/** Where an outside place is reached: its configured address or its own page below /elsewhere. */
export function place(name: PlaceName): Place {
  const { env: variable, title, about } = places[name]
  const address = env(variable)
  return { name, title, about, href: address ?? `/elsewhere/${name}`, configured: address !== undefined }
}

/** Address of a page of the documentation, such as `/router/intro`. */
export function docsHref(path: string): string {
  const docs = place('documentation')
  return docs.configured ? docs.href.replace(/\/+$/, '') + path : docs.href
}

/** The three routes that contain the product slug (docs/contracts/routes.md#pages). */
export const productRoutes = {
  foundingPost: `/blog/how_${productSlug}_helps_developers_to_compose_and_integrate_apis`,
  graphosAlternative: `/use-cases/${productSlug}-as-apollo-graphos-alternative`,
  hasuraAlternative: `/use-cases/${productSlug}-as-hasura-cloud-alternative`,
} as const
