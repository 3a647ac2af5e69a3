/** The four conversions (docs/contracts/analytics-events.md#conversions). */
export const conversions = [
  'talk-to-expert',
  'talk-to-cosmo-expert',
  'try-the-product',
  'download-2024-federation-report',
] as const

export type Conversion = (typeof conversions)[number]
