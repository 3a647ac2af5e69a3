import { productAnalyticsKey, type Category, type OptionalService } from './record'

type ServiceFacts = {
  name: string
  /** What it does for us, as a phrase without a verb. */
  does: string
  categories: Category[]
  /** What it stores in a browser. `cookies` matches those that are deleted when `category` is refused. */
  records: { name: string; lifetime: string; category: Category; cookies?: RegExp }[]
  /** Where it processes data, according to the provider. */
  where: string
  /** Whether it never loads under Global Privacy Control. */
  marketingOnly?: true
}

/** The services that need consent. The question, the preferences, the page of what we store and the deletion read it. */
export const serviceFacts: Record<OptionalService, ServiceFacts> = {
  posthog: {
    name: 'PostHog',
    does: 'product analytics: which pages are read one after another',
    categories: ['analytics'],
    records: [{ name: productAnalyticsKey, lifetime: 'until consent is withdrawn', category: 'analytics' }],
    where: 'European Union (Frankfurt), unless another host is configured',
  },
  tag: {
    name: 'Google tag',
    does: 'conversion measurement: which advertisement led to a sign-up or a request',
    categories: ['analytics', 'marketing'],
    records: [
      {
        name: '_ga, _ga_…',
        lifetime: '2 years, or until consent to analytics is withdrawn',
        category: 'analytics',
        cookies: /^_ga(?:_|$)|^_gid$|^_gat/,
      },
      {
        name: '_gcl_…',
        lifetime: '90 days, or until consent to marketing is withdrawn',
        category: 'marketing',
        cookies: /^_gcl_|^_gac_/,
      },
    ],
    where: 'European Union and United States',
  },
  activeCampaign: {
    name: 'ActiveCampaign',
    does: 'marketing automation: which pages were visited before or after a message from us',
    categories: ['analytics', 'marketing'],
    records: [
      {
        name: 'prism_…',
        lifetime: '30 days, or until consent to marketing is withdrawn',
        category: 'marketing',
        cookies: /^prism_|^ac_enable_tracking$/,
      },
    ],
    where: 'United States',
    marketingOnly: true,
  },
}

/** The two categories that visitors can refuse. */
export const categories: Record<Category, { title: string; about: string }> = {
  analytics: {
    title: 'Analytics',
    about:
      'Other companies recognize your browser and count the pages it visits, so that we see how the site is used.',
  },
  marketing: {
    title: 'Marketing',
    about:
      'Measures which advertisement led you here, and tells marketing automation which pages you visited.',
  },
}
