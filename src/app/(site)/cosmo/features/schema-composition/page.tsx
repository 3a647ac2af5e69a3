import { CompositionHero } from '@/marketing/feature-pages/composition/hero'
import { MergeRules } from '@/marketing/feature-pages/composition/rules-table'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainCells } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('schema-composition', [
  CompositionHero,
  ProblemColumns,
  MergeRules,
  CodeBeside,
  StepLedger,
  GainCells,
])

export const { generateMetadata } = route
export default route.Page
