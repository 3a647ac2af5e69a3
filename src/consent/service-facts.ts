import { productAnalyticsKey, type Category, type OptionalService } from './record'

type ServiceFacts = {
  name: string
  categories: Category[]
  /** What is deleted when a category is refused: a key of local storage, or the cookies that a pattern matches. */
  records: { category: Category; key?: string; cookies?: RegExp }[]
  /** Whether it never loads under Global Privacy Control. */
  marketingOnly?: true
}

/** The services that need consent, for the question, the preferences, and the deletion; content/other-companies.yaml says more. */
export const serviceFacts: Record<OptionalService, ServiceFacts> = {
  posthog: {
    name: 'PostHog',
    categories: ['analytics'],
    records: [{ category: 'analytics', key: productAnalyticsKey }],
  },
  tag: {
    name: 'Google tag',
    categories: ['analytics', 'marketing'],
    records: [
      { category: 'analytics', cookies: /^_ga(?:_|$)|^_gid$|^_gat/ },
      { category: 'marketing', cookies: /^_gcl_|^_gac_/ },
    ],
  },
  activeCampaign: {
    name: 'ActiveCampaign',
    categories: ['analytics', 'marketing'],
    records: [{ category: 'marketing', cookies: /^prism_|^ac_enable_tracking$/ }],
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
