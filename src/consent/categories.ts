import type { Services } from '@/config/services'
import { optionalServices } from './optional-services'
import { serviceFacts, type Category } from './service-facts'

/** The two categories that can be refused, in words. */
export const categories: Record<Category, { title: string; about: string }> = {
  analytics: {
    title: 'Analytics',
    about:
      'Counts by other companies that recognize a browser, to see how the site is used over several pages.',
  },
  marketing: {
    title: 'Marketing',
    about: 'Measures which advertisement led here, and lets marketing automation know that you did.',
  },
}

/** Names of the services that a category allows. Marketing automation never loads under Global Privacy Control. */
export function servicesIn(category: Category, services: Services, privacyControl: boolean): string[] {
  return optionalServices(services)
    .filter((name) => name !== 'activeCampaign' || !privacyControl)
    .map((name) => serviceFacts[name])
    .filter((service) => service.categories.includes(category))
    .map(({ name }) => name)
}
