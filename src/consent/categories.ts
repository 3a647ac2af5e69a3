import type { Services } from '@/config/services'
import { optionalServices } from './optional-services'
import { serviceFacts, type Category } from './service-facts'

/** Describes the two categories that visitors can refuse. */
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

/** Returns the names of a category's services. Leaves out ActiveCampaign under Global Privacy Control, where it never loads. */
export function servicesIn(category: Category, services: Services, privacyControl: boolean): string[] {
  return optionalServices(services)
    .filter((name) => name !== 'activeCampaign' || !privacyControl)
    .map((name) => serviceFacts[name])
    .filter((service) => service.categories.includes(category))
    .map(({ name }) => name)
}
