import { AnalyticsHero } from '@/marketing/feature-pages/analytics/hero'
import { Release } from '@/marketing/feature-pages/analytics/release'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { StepRail } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('analytics', [
  AnalyticsHero,
  ProblemColumns,
  CodeBeside,
  Release,
  StepRail,
  GainColumns,
])

export const { generateMetadata } = route
export default route.Page
