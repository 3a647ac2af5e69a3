import { AuthHero } from '@/marketing/feature-pages/auth/hero'
import { Responses } from '@/marketing/feature-pages/auth/responses'
import { CodeFirst } from '@/marketing/feature-pages/parts/code'
import { GainSplit } from '@/marketing/feature-pages/parts/gains'
import { ProblemCases } from '@/marketing/feature-pages/parts/problem'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('auth', [AuthHero, ProblemCases, StepLine, CodeFirst, Responses, GainSplit])

export const { generateMetadata } = route
export default route.Page
