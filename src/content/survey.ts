/** What a yes counts for: that federation is needed, or that a team is ready for it. Questions come in this order. */
export const scales = ['need', 'ready'] as const
export type Scale = (typeof scales)[number]
/** The number of yes answers on each scale. */
export type Score = Record<Scale, number>
export type Range = readonly [least: number, most: number]

export type SurveyQuestion = {
  /** Position in the survey, counted from 1. */
  number: number
  scale: Scale
  title: string
  /** What to read after a no. */
  href?: string
  label?: string
}
/** A result, with the range of yes answers on each scale for which it holds. */
export type SurveyOutcome = Record<Scale, Range> & { title: string }

/** Whether an outcome holds for a score. */
export function isOutcomeFor(outcome: SurveyOutcome, score: Score): boolean {
  return scales.every((scale) => outcome[scale][0] <= score[scale] && score[scale] <= outcome[scale][1])
}
