import { services } from '@/config/services'
import type { Directive, Outside } from './policy'

/** What the configured services of measuring and consent reach, as their makers document it. */
export function serviceOrigins(): Outside[] {
  const { plausible, posthog, tag, activeCampaign, osano } = services()
  return [
    ...reached('page counts', ['connect-src'], [plausible?.host]),
    ...reached('product analytics', ['connect-src'], [posthog?.host]),
    ...reached('conversions', [...active, 'frame-src'], tag ? [tag.script, ...tagOrigins] : []),
    ...reached(
      'marketing automation',
      active,
      activeCampaign ? [activeCampaign.script, ...automationOrigins] : [],
    ),
    ...reached('the consent service', [...active, 'frame-src'], [osano?.script]),
    ...reached('the consent service', ['connect-src'], osano ? ['https://*.api.osano.com'] : []),
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

/** A policy names origins; an address that is none would break it. */
function reached(why: string, directives: Directive[], addresses: (string | undefined)[]): Outside[] {
  return addresses.flatMap((address) => {
    if (!address || !/^https?:\/\/[^\s;,]+$/.test(address)) return []
    return [{ origin: /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address, directives, why }]
  })
}
