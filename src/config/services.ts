import { conversions, type Conversion } from './conversions'
import { env } from './env'

/** Services that the environment enables, in `<body data-services>`. Those without ids are absent and never load. */
export type Services = {
  /** Counts visits on localhost too, for development. */
  trackLocalhost?: true
  plausible?: { host: string; domain?: string }
  posthog?: { key: string; host: string }
  tag?: Tag
  activeCampaign?: { account: string; script: string }
  osano?: { script: string }
}

export type Tag = {
  id: string
  script: string
  /** The tag's `send_to` label of each conversion. */
  conversions: Partial<Record<Conversion, string>>
}

/** Reads the services from the environment. Throws when the list of conversions is invalid. */
export function services(): Services {
  const [plausible, posthog, tag] = [env('PLAUSIBLE_HOST'), env('POSTHOG_KEY'), env('GTAG_ID')]
  const [account, osano] = [env('ACTIVECAMPAIGN_ACCOUNT'), env('OSANO_SCRIPT_URL')]
  return {
    ...(env('ANALYTICS_TRACK_LOCALHOST') === '1' && { trackLocalhost: true }),
    ...(plausible && {
      plausible: { host: withoutTrailingSlashes(plausible), domain: env('PLAUSIBLE_DOMAIN') },
    }),
    ...(posthog && {
      posthog: {
        key: posthog,
        host: withoutTrailingSlashes(env('POSTHOG_HOST') ?? 'https://eu.i.posthog.com'),
      },
    }),
    ...(tag && {
      tag: {
        id: tag,
        script: env('GTAG_SCRIPT_URL') ?? 'https://www.googletagmanager.com/gtag/js',
        conversions: readConversions(env('GTAG_CONVERSIONS') ?? ''),
      },
    }),
    ...(account && {
      activeCampaign: {
        account,
        script: env('ACTIVECAMPAIGN_SCRIPT_URL') ?? 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js',
      },
    }),
    ...(osano && { osano: { script: osano } }),
  }
}

/** Returns the value of `data-services` as JSON, or undefined when no service is configured. */
export function servicesAttribute(): string | undefined {
  const json = JSON.stringify(services())
  return json === '{}' ? undefined : json
}

/** Returns the giscus configuration, or undefined when there is none. Throws when it is incomplete. */
export function giscus(): { host: string; repo: string; repoId: string; categoryId: string } | undefined {
  const names = ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY_ID'] as const
  const [repo, repoId, categoryId] = names.map(env)
  if (!repo && !repoId && !categoryId) return undefined
  if (!repo || !repoId || !categoryId) {
    const missing = names.filter((name) => env(name) === undefined)
    throw new Error(`${missing.join(', ')}: missing; giscus needs ${names.join(', ')} together`)
  }
  return { host: originOf('GISCUS_HOST') ?? 'https://giscus.app', repo, repoId, categoryId }
}

/** Returns the origin of the external form host, or undefined when this site hosts its own forms. */
export function externalFormHost(): string | undefined {
  return originOf('FORM_HOST')
}

/** Returns the origin in a variable, with https as the default scheme. Throws when it is not just an origin. */
function originOf(name: 'FORM_HOST' | 'GISCUS_HOST'): string | undefined {
  const value = env(name)
  if (value === undefined) return undefined
  const address = value.includes('://') ? value : `https://${value}`
  const isOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?\/?$/i.test(address) && URL.canParse(address)
  if (isOrigin) return new URL(address).origin
  throw new Error(`${name}: expected an origin such as https://host.example, found "${value}"`)
}

function readConversions(list: string): Tag['conversions'] {
  return Object.fromEntries(
    list.split(',').flatMap((pair) => {
      if (pair.trim() === '') return []
      const [name, label] = pair.split('=').map((part) => part.trim())
      if (!name || !label) throw new Error(`GTAG_CONVERSIONS: expected name=label, found "${pair.trim()}"`)
      if (!conversions.some((known) => known === name))
        throw new Error(`GTAG_CONVERSIONS: expected one of ${conversions.join(', ')}, found "${name}"`)
      return [[name, label]]
    }),
  )
}

function withoutTrailingSlashes(origin: string): string {
  return origin.replace(/\/+$/, '')
}
