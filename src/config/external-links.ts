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
    own: ['Sign up', `${paths.elsewhere}/sign-up`],
  },
  documentation: { env: 'DOCS_URL', title: 'Documentation', own: ['Documentation', paths.docs] },
  tutorial: {
    env: 'TUTORIAL_URL',
    title: 'Zero to production',
    own: ['Quick start', `${paths.cosmo}#quick-start`],
  },
  gitpod: { env: 'GITPOD_URL', title: 'Gitpod workspace', own: ['Open the playground', paths.playground] },
  repository: { env: 'REPOSITORY_URL', title: 'Open-source repository' },
  status: { env: 'STATUS_URL', title: 'Status' },
  trust: { env: 'TRUST_URL', title: 'Trust center' },
  discord: { env: 'DISCORD_URL', title: 'Discord' },
  twitter: { env: 'TWITTER_URL', title: 'Twitter' },
  linkedin: { env: 'LINKEDIN_URL', title: 'LinkedIn' },
  'gateway-guide': { env: 'GATEWAY_GUIDE_URL', title: 'API gateway guide' },
  'bff-patterns': { env: 'BFF_PATTERNS_URL', title: 'BFF patterns' },
  'graphql-tools': { env: 'GRAPHQL_TOOLS_URL', title: 'GraphQL tools for Go' },
} as const satisfies Record<
  string,
  { env: EnvName; title: string; own?: readonly [title: string, href: string] }
>

export type ExternalLinkName = keyof typeof links
export const externalLinkNames = Object.keys(links) as ExternalLinkName[]

/** Returns an external link: its configured URL, or the page of this site that takes its place, with that page's title. */
export function externalLink(name: ExternalLinkName): { title: string; href: string; configured: boolean } {
  const { env: variable, title, ...link } = links[name]
  const url = env(variable)
  if (url !== undefined) return { title, href: url, configured: true }
  const [ownTitle, href] = 'own' in link ? link.own : [title, `${paths.elsewhere}/${name}`]
  return { title: ownTitle, href, configured: false }
}

/** The URL of a documentation page, such as `/router/intro`, or what stands for it here: `own`, or else its topic on /docs. */
export function docsHref(path: string, own?: string): string {
  const { configured, href } = externalLink('documentation')
  return configured ? href.replace(/\/+$/, '') + path : (own ?? `${href}#${docsTopic(path)}`)
}

/** Returns the anchor of a documentation page on /docs. */
export function docsTopic(path: string): string {
  return path.slice(1).replaceAll(/[/#]/g, '-')
}

/** Returns the URL at which a visitor signs up for a plan. Expects the id of the plan; without one the plan is the free one. */
export function signUpHref(plan?: string): string {
  const { configured, href } = externalLink('sign-up')
  if (plan === undefined) return href
  if (!configured) return `${href}/${plan}`
  const url = new URL(href)
  url.searchParams.set('plan', plan)
  return url.href
}
