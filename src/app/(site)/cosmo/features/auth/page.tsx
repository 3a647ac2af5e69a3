import { Responses } from '@/marketing/feature-pages/auth/responses'
import { AuthHero } from '@/marketing/feature-pages/auth/hero'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { StepRail } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('auth', [AuthHero, CodeBeside, ProblemColumns, StepRail, Responses, GainColumns])

export const { generateMetadata } = route
export default route.Page
