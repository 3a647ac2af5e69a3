import { CompositionHero } from '@/marketing/feature-pages/composition/hero'
import { MergeRules } from '@/marketing/feature-pages/composition/rules-table'
import { GainBand } from '@/marketing/feature-pages/parts/gains'
import { ProblemCases } from '@/marketing/feature-pages/parts/problem'
import { StepsWithOpenCode } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('schema-composition', [
  CompositionHero,
  ProblemCases,
  StepsWithOpenCode,
  GainBand,
  MergeRules,
])

export const { generateMetadata } = route
export default route.Page
