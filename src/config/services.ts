import { conversions, type Conversion } from './conversions'
import { env } from './env'

/**
 * The outside services of measuring and consent that the environment switches on. The browser learns of them through
 * `<body data-services>`; one without ids is absent, and nothing of it loads.
 */
export type Services = {
  /** Count on localhost too, for those who work on the counting. */
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
  /**
   * Whether storage is granted by default where no law of the region says otherwise
   * (docs/contracts/consent.md#defaults-of-the-conversion-tag).
   */
  granted: boolean
  /** `send_to` of the tag by conversion. */
  conversions: Partial<Record<Conversion, string>>
}

/** What the environment names. Throws on a conversion list that cannot be read. */
export function services(): Services {
  const [plausible, posthog, tag] = [env('PLAUSIBLE_HOST'), env('POSTHOG_KEY'), env('GTAG_ID')]
  const [account, osano] = [env('ACTIVECAMPAIGN_ACCOUNT'), env('OSANO_SCRIPT_URL')]
  return {
    ...(env('ANALYTICS_TRACK_LOCALHOST') === '1' && { trackLocalhost: true }),
    ...(plausible && { plausible: { host: bare(plausible), domain: env('PLAUSIBLE_DOMAIN') } }),
    ...(posthog && {
      posthog: { key: posthog, host: bare(env('POSTHOG_HOST') ?? 'https://eu.i.posthog.com') },
    }),
    ...(tag && {
      tag: {
        id: tag,
        script: env('GTAG_SCRIPT_URL') ?? 'https://www.googletagmanager.com/gtag/js',
        granted: env('GTAG_CONSENT_DEFAULT') !== 'denied',
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

/** The value of `data-services`: JSON, or undefined when nothing is configured. */
export function servicesAttribute(): string | undefined {
  const json = JSON.stringify(services())
  return json === '{}' ? undefined : json
}

/** The giscus that holds the comments; undefined while none is configured. Throws when a part of it is missing. */
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

/** Origin of the form host that takes the place of this site's; undefined while its own forms are used. */
export function outsideFormHost(): string | undefined {
  return originOf('FORM_HOST')
}

/** The origin that a variable names, where a domain alone is one by https. Throws on anything more or else. */
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

function bare(origin: string): string {
  return origin.replace(/\/+$/, '')
}
