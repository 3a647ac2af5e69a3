import { FederationHero } from '@/marketing/feature-pages/federation/hero'
import { DirectiveMatrix } from '@/marketing/feature-pages/federation/matrix'
import { FederationGains } from '@/marketing/feature-pages/federation/screen'
import { CodeOpen } from '@/marketing/feature-pages/parts/code'
import { ProblemRow } from '@/marketing/feature-pages/parts/problem'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('federation', [
  FederationHero,
  ProblemRow,
  StepLine,
  CodeOpen,
  FederationGains,
  DirectiveMatrix,
])

export const { generateMetadata } = route
export default route.Page
