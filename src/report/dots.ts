import type { ReportData } from '@/content/schemas/report'
import { pack, share, sunflower, type Spot } from './clusters'

/** Distance between dots, and around a cluster, in units of the drawing. */
const spacing = 7
const margin = 9
const colors = ['cool', 'coral', 'amber', 'text', 'muted']
/** Size of the drawing, in its own units. */
export const field = { width: 472, height: 380 }
/** The style sheet supports this many arrangements besides the first, which shows all respondents together. */
const maxFindings = 4

/** The findings by which the respondents can be arranged. */
export function arrangements({ findings }: ReportData): ReportData['findings'] {
  return findings.filter(({ multiple }) => !multiple).slice(0, maxFindings)
}

/**
 * A style sheet with the position and the color of every respondent in every arrangement, as custom properties of the
 * classes `d0`, `d1` and so on. A file, because the policy would need a hash for each style attribute.
 */
export function dotStyles(report: ReportData): string {
  const { respondents } = report
  const together = sunflower(respondents, spacing).map((spot) => ({ ...spot, answer: 0 }))
  const views = [
    together,
    ...arrangements(report).map(({ answers }) =>
      clustered(
        respondents,
        answers.map(({ value }) => value),
      ),
    ),
  ]
  return together
    .map((_, index) =>
      rule(
        index,
        views.map((view) => view[index]),
      ),
    )
    .join('\n')
}

type Placed = Spot & { answer: number }

/** A sunflower for each answer, side by side. */
function clustered(count: number, percents: number[]): Placed[] {
  const counts = share(count, percents)
  // Pack the largest first, so that the others surround it.
  const order = counts.map((_, index) => index).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const centers = pack(
    order.map((index) => spacing * Math.sqrt(counts[index] ?? 0) + margin),
    field,
  )
  return counts.flatMap((size, answer) => {
    const { x, y } = centers[order.indexOf(answer)] ?? { x: 0, y: 0 }
    return sunflower(size, spacing).map((seed) => ({ x: x + seed.x, y: y + seed.y, answer }))
  })
}

function rule(index: number, places: (Placed | undefined)[]): string {
  const properties = places.map((place, view) => {
    const { x, y, answer } = place ?? { x: 0, y: 0, answer: 0 }
    return `--p${view}:${Math.round(x)}px ${Math.round(y)}px;--c${view}:${color(answer)}`
  })
  return `.d${index}{${properties.join(';')}}`
}

/** The color of the answer with this index. */
export function color(answer: number): string {
  return `var(--${colors[answer % colors.length]})`
}
