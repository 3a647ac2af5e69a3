/** The four conversions (docs/contracts/analytics-events.md#conversions), each with its words. */
const titles = {
  'talk-to-expert': 'Asked for an expert',
  'talk-to-cosmo-expert': 'Asked for an expert on Cosmo',
  'try-the-product': 'Tried the product',
  'download-2024-federation-report': 'Downloaded the 2024 report',
}

export type Conversion = keyof typeof titles
export const conversions = Object.keys(titles) as Conversion[]

/** The words for a conversion; any other text stays as it is. */
export function conversionTitle(name: string): string {
  return Object.hasOwn(titles, name) ? titles[name as Conversion] : name
}
