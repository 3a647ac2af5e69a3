import { GainBand } from '@/marketing/feature-pages/parts/gains'
import { ProblemFigure } from '@/marketing/feature-pages/parts/problem'
import { StepsWithCode } from '@/marketing/feature-pages/parts/steps'
import { TracingHero } from '@/marketing/feature-pages/tracing/hero'
import { Plan } from '@/marketing/feature-pages/tracing/plan'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('distributed-tracing', [TracingHero, ProblemFigure, Plan, GainBand, StepsWithCode])

export const { generateMetadata } = route
export default route.Page
