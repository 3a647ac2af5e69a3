import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'
import { TracingHero } from '@/marketing/feature-pages/tracing/hero'
import { Plan } from '@/marketing/feature-pages/tracing/plan'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('distributed-tracing', [
  TracingHero,
  ProblemSplit,
  Plan,
  GainTerms,
  CodeBeside,
  StepLedger,
])

export const { generateMetadata } = route
export default route.Page
