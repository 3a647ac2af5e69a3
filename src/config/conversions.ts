/** The four conversions of specification §7; which action stands for which: design.md §2. */
export const conversions = [
  'talk-to-expert',
  'talk-to-cosmo-expert',
  'try-the-product',
  'download-2024-federation-report',
] as const

export type Conversion = (typeof conversions)[number]
