export const clients = ['web', 'ios 7', 'ios 6', 'partner-feed', 'kiosk'] as const

export type FieldUsage = {
  field: string
  /** Requests of the last 30 days by client, in the order of `clients`. */
  requests: number[]
  deprecated?: boolean
  users: string
}

/** Sample data: a type with eight fields and thirty days of requests. */
export const fields: FieldUsage[] = [
  { field: 'sku', requests: [9_204_118, 4_310_552, 208_940, 30_412, 61_077], users: 'all five clients' },
  { field: 'title', requests: [9_198_004, 4_310_552, 208_940, 30_412, 61_077], users: 'all five clients' },
  { field: 'price', requests: [8_870_391, 4_022_871, 0, 30_412, 61_077], users: 'four clients' },
  { field: 'weight', requests: [0, 0, 208_940, 0, 0], deprecated: true, users: 'ios 6 only' },
  { field: 'dimensions', requests: [412_006, 388_114, 0, 30_412, 0], users: 'three clients' },
  { field: 'upc', requests: [0, 0, 0, 30_412, 0], users: 'partner-feed only' },
  { field: 'badge', requests: [0, 0, 0, 0, 0], users: 'no client' },
  { field: 'legacyId', requests: [0, 0, 0, 0, 0], deprecated: true, users: 'no client' },
]

/** How a field is used, for the filter of the table. */
export function kindOf({ requests }: FieldUsage): 'shared' | 'single' | 'unused' {
  const userCount = requests.filter((count) => count > 0).length
  if (userCount === 0) return 'unused'
  return userCount === 1 ? 'single' : 'shared'
}

/** A count in the short form of dashboards, such as `4.3M`. */
export function short(count: number): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(count)
}

/** Strength of a cell from 0 to 1: logarithmic, so that a small client stays visible beside a large one. */
export function heat(count: number): number {
  return count === 0 ? 0 : Math.max(0.12, Math.log10(count) / 7)
}
