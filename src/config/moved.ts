import type { PlaceName } from './links'

/**
 * Addresses that have moved. `permanent` is for good (browsers remember it); otherwise the target may change. A target
 * outside is named and not resolved here: script in the browser reads this list, and there is no environment there.
 */
export const moved: { from: string; to: string | { place: PlaceName }; permanent: boolean }[] = [
  // The address without a year leads to the newest report.
  { from: '/state-of-graphql-federation', to: '/state-of-graphql-federation/2024', permanent: false },
  { from: '/discord', to: { place: 'discord' }, permanent: false },
]
