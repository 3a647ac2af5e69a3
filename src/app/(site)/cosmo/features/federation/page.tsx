import { DirectiveMatrix } from '@/marketing/feature-pages/federation/matrix'
import { FederationHero } from '@/marketing/feature-pages/federation/hero'
import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('federation', [
  FederationHero,
  ProblemSplit,
  DirectiveMatrix,
  StepLine,
  CodeWide,
  GainTerms,
])

export const { generateMetadata } = route
export default route.Page
