import { seeded } from '@perigee/studio/geometry'
import { palette } from '@perigee/studio'
import type { Chart } from './chart-svg'

/** Raster figures of posts: what a dashboard shows, with example numbers that the posts name. */
export const charts: (Chart & { path: string })[] = [
  {
    path: 'content/blog/query-planning-and-plan-caches/latency.webp',
    panels: [
      {
        title: 'Latency of all operations',
        max: 400,
        marks: [
          { at: 14, label: 'publish' },
          { at: 41, label: 'publish' },
        ],
        lines: [
          {
            name: 'p99',
            color: palette.coral,
            values: series('p99', 120, 14, { 14: 250, 15: 190, 16: 60, 41: 225, 42: 170, 43: 45 }),
          },
          { name: 'p50', color: palette.cool, values: series('p50', 38, 4) },
        ],
      },
    ],
  },
  {
    path: 'content/blog/observing-a-federated-request/two-groupings.webp',
    panels: [
      {
        title: 'By operation, median',
        max: 240,
        marks: [{ at: 34, label: 'web 4.18' }],
        lines: [
          { name: 'OrderPage', color: palette.coral, values: step('OrderPage', 145, 195, 34) },
          { name: 'Search', color: palette.muted, values: series('Search', 92, 5) },
          { name: 'Cart', color: palette.muted, values: series('Cart', 48, 4) },
        ],
      },
      {
        title: 'By subgraph, median',
        max: 90,
        marks: [{ at: 34, label: 'web 4.18' }],
        lines: [
          { name: 'catalog', color: palette.cool, values: series('catalog', 80, 1) },
          { name: 'orders', color: palette.cool, values: series('orders', 60, 1) },
          { name: 'sellers', color: palette.cool, values: series('sellers', 50, 1) },
          { name: 'reviews', color: palette.cool, values: series('reviews', 45, 1), below: true },
        ],
      },
    ],
  },
]

/** A level with noise, and peaks above it by position. */
function series(seed: string, level: number, noise: number, peaks: Record<number, number> = {}): number[] {
  const random = seeded(seed)
  return Array.from({ length: 60 }, (_, index) => level + (random() - 0.5) * 2 * noise + (peaks[index] ?? 0))
}

/** A level that changes at a position. */
function step(seed: string, before: number, after: number, at: number): number[] {
  return series(seed, before, 5).map((value, index) => (index < at ? value : value + after - before))
}
