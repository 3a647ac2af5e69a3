import { optionalServices, type Services } from '@/config/services'
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

/** Names of the services that are switched on for a category. */
export function servicesIn(category: Category, services: Services): string[] {
  return optionalServices(services)
    .map((name) => serviceFacts[name])
    .filter((service) => service.categories.includes(category))
    .map(({ name }) => name)
}
