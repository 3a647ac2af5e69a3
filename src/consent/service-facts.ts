import type { OptionalService } from './optional-services'

export type Category = 'analytics' | 'marketing'
type ServiceFacts = {
  name: string
  /** What it does for us, as a phrase without a verb. */
  does: string
  categories: Category[]
  /** Cookies and storage keys it writes, with their lifetime. */
  records: { name: string; lifetime: string }[]
  /** Where it processes data, according to the provider. */
  where: string
}

/** Describes the services that need consent, for the dialog and the data page. */
export const serviceFacts: Record<OptionalService, ServiceFacts> = {
  posthog: {
    name: 'PostHog',
    does: 'product analytics: which pages are read one after another',
    categories: ['analytics'],
    records: [{ name: 'product-analytics-id', lifetime: 'until consent is withdrawn' }],
    where: 'European Union (Frankfurt), unless another host is configured',
  },
  tag: {
    name: 'Google tag',
    does: 'conversion measurement: which advertisement led to a sign-up or a request',
    categories: ['analytics', 'marketing'],
    records: [
      { name: '_ga, _ga_…', lifetime: '2 years, or until consent to analytics is withdrawn' },
      { name: '_gcl_…', lifetime: '90 days, or until consent to marketing is withdrawn' },
    ],
    where: 'European Union and United States',
  },
  activeCampaign: {
    name: 'ActiveCampaign',
    does: 'marketing automation: which pages were visited before or after a message from us',
    categories: ['analytics', 'marketing'],
    records: [{ name: 'prism_…', lifetime: '30 days, or until consent to marketing is withdrawn' }],
    where: 'United States',
  },
}
