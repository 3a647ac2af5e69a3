import type { ReportData } from '@/content/schemas/report'

/** Distance between dots in units of the drawing. */
const spacing = 7
const warmColors = ['coral', 'amber']
/** Percent of the cool color in the answers that the heading does not speak of. */
const coolShades = [90, 70, 54, 42]

/** The style sheet supports this many arrangements besides the first, which shows all respondents alike. */
const maxFindings = 4

/** The findings by which the respondents can be colored. */
export function arrangements({ findings }: ReportData): ReportData['findings'] {
  return findings.filter(({ multiple }) => !multiple).slice(0, maxFindings)
}

/** SVG path of one dot for each respondent in a sunflower (Vogel) spiral, to be stroked with round caps. */
export function dotsPath(respondents: number): string {
  return Array.from({ length: respondents }, (_, index) => {
    const angle = index * Math.PI * (3 - Math.sqrt(5))
    const distance = radiusOf(index + 0.5)
    return `M${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}h0`
  }).join('')
}

/** Radius of the disc that the first `count` dots fill. */
export function radiusOf(count: number): number {
  return spacing * Math.sqrt(count)
}

/** The discs that color the dots by answer, the largest first, so that each answer keeps a ring of its share. */
export function discsOf(respondents: number, answers: readonly { value: number; color?: string }[]) {
  const total = answers.reduce((sum, { value }) => sum + value, 0)
  let before = 0
  return answers
    .map(({ value, color }) => {
      before += value
      return { radius: radiusOf((respondents * before) / total), color }
    })
    .toReversed()
}

/** The answers with their colors, and that of text on them: warm for those that the heading speaks of, shades of blue for the others. */
export function coloredAnswers({
  answers,
  focus,
}: Pick<ReportData['findings'][number], 'answers' | 'focus'>) {
  const warm = warmColors.values()
  const shades = coolShades.values()
  return answers.map((answer) => {
    const inFocus = focus.includes(answer.label)
    if (inFocus)
      return { ...answer, inFocus, color: `var(--${warm.next().value ?? 'amber'})`, ink: 'var(--on-accent)' }
    const shade = shades.next().value ?? 42
    const ink = shade > 60 ? 'var(--on-accent)' : 'var(--text)'
    return { ...answer, inFocus, color: `color-mix(in srgb, var(--cool) ${shade}%, var(--ground))`, ink }
  })
}
