import { BreakingChangesHero } from '@/marketing/feature-pages/breaking-changes/hero'
import { Layers } from '@/marketing/feature-pages/breaking-changes/layers'
import { CodeStack } from '@/marketing/feature-pages/parts/code'
import { GainSplit } from '@/marketing/feature-pages/parts/gains'
import { ProblemChoice } from '@/marketing/feature-pages/parts/problem'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('breaking-change-detection', [
  BreakingChangesHero,
  ProblemChoice,
  CodeStack,
  Layers,
  GainSplit,
])

export const { generateMetadata } = route
export default route.Page
