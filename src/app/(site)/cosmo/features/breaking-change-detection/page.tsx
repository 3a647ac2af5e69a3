import { BreakingChangesHero } from '@/marketing/feature-pages/breaking-changes/hero'
import { Layers } from '@/marketing/feature-pages/breaking-changes/layers'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainCells } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('breaking-change-detection', [
  BreakingChangesHero,
  ProblemColumns,
  CodeBeside,
  StepLedger,
  Layers,
  GainCells,
])

export const { generateMetadata } = route
export default route.Page
