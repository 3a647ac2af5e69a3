import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { StepRail } from '@/marketing/feature-pages/parts/steps'
import { PullRequestHero } from '@/marketing/feature-pages/pull-request/hero'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('pr-based-workflow', [
  PullRequestHero,
  ProblemSplit,
  StepRail,
  CodeWide,
  GainTerms,
])

export const { generateMetadata } = route
export default route.Page
