import type { ExternalLinkName } from './external-links'
import { paths } from './paths'

/**
 * Addresses that moved. Browsers remember `permanent` redirects; targets of the others may change. External targets are
 * names, because browser code reads this list and cannot read their URLs from the environment.
 */
export const moved: { from: string; to: string | { external: ExternalLinkName }; permanent: boolean }[] = [
  // Without a year, redirect to the newest report.
  { from: paths.report, to: `${paths.report}/2024`, permanent: false },
  // What people type.
  { from: '/contact', to: paths.sales, permanent: false },
  { from: '/features', to: paths.features, permanent: false },
  { from: '/podcast', to: paths.podcast, permanent: false },
  { from: paths.discord, to: { external: 'discord' }, permanent: false },
]
