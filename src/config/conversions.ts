/** The four conversions (docs/contracts/analytics-events.md#conversions). */
export const conversions = [
  'talk-to-expert',
  'talk-to-cosmo-expert',
  'try-the-product',
  'download-2024-federation-report',
] as const

export type Conversion = (typeof conversions)[number]

const titles: Record<Conversion, string> = {
  'talk-to-expert': 'Asked for an expert',
  'talk-to-cosmo-expert': 'Asked for an expert on Cosmo',
  'try-the-product': 'Tried the product',
  'download-2024-federation-report': 'Downloaded the 2024 report',
}

/** The words for a conversion; any other text stays as it is. */
export function conversionTitle(name: string): string {
  return Object.hasOwn(titles, name) ? titles[name as Conversion] : name
}
