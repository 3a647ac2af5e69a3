import { services } from '@/config/services'

export type Directive =
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'media-src'

/** An origin of another company that pages may connect to, and why. */
export type ExternalOrigin = { origin: string; directives: Directive[]; why: string }

/** Origins that the configured analytics and consent services connect to, according to their documentation. */
export function serviceOrigins(): ExternalOrigin[] {
  const { plausible, posthog, tag, activeCampaign, osano } = services()
  return [
    ...origins('page counts', ['connect-src'], [plausible?.host]),
    ...origins('product analytics', ['connect-src'], [posthog?.host]),
    ...origins('conversions', [...active, 'frame-src'], tag ? [tag.script, ...tagOrigins] : []),
    ...origins(
      'marketing automation',
      active,
      activeCampaign ? [activeCampaign.script, ...automationOrigins] : [],
    ),
    ...origins('the consent service', [...active, 'frame-src'], [osano?.script]),
    ...origins('the consent service', ['connect-src'], osano ? ['https://*.api.osano.com'] : []),
  ]
}

const active: Directive[] = ['script-src', 'connect-src', 'img-src']

const tagOrigins = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://*.g.doubleclick.net',
  'https://td.doubleclick.net',
  'https://www.googleadservices.com',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const automationOrigins = ['https://prism.app-us1.com', 'https://trackcmp.net']

/** The origins of `addresses`. Skips invalid addresses, which could inject directives into the policy. */
function origins(why: string, directives: Directive[], addresses: (string | undefined)[]): ExternalOrigin[] {
  return addresses.flatMap((address) => {
    if (!address || !/^https?:\/\/[^\s;,]+$/.test(address)) return []
    return [{ origin: /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address, directives, why }]
  })
}
