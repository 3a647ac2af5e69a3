import { globalBanner } from '@/config/banner'
import type { PathRule } from '@/site/paths'
import { bannerId } from './banner-id'

/** The hub banner, word for word as agreed (docs/contracts/site-chrome.md#banners). */
export const hubBanner = {
  title: 'Now in Beta!',
  content: 'Build APIs 10x faster across any data source with Hub.',
  action: 'Learn more',
  href: '/hub',
}

export const signUpBanner = {
  title: 'Compose your first graph today',
  content: 'The free plan runs one federated graph, with schema checks, analytics, and tracing.',
}

export const bannerIds = {
  global: bannerId('global', `${globalBanner.content} ${globalBanner.href}`),
  hub: bannerId('hub', `${hubBanner.title} ${hubBanner.content}`),
  signUp: bannerId('sign-up', `${signUpBanner.title} ${signUpBanner.content}`),
}

/** On which pages each banner is shown (docs/contracts/site-chrome.md#banners). */
export const bannerPaths = {
  global: { not: ['/learn', '/state-of-graphql-federation', '/hub'] },
  /* Above the footer. The home page has it further up, because it ends with one call to action. */
  hub: { only: ['/cosmo'] },
  /*
   * The placeholder pages include the sign-up page, so a banner there would link to its own page. Candidates and visitors
   * of an error page want something else.
   */
  signUp: { not: ['/', '/hub', '/connect', '/elsewhere', '/jobs', '/404', '/gone'] },
} as const satisfies Record<string, PathRule>
