import { ProblemChoice } from '@/marketing/feature-pages/parts/problem'
import { StepsWithCode } from '@/marketing/feature-pages/parts/steps'
import { PullRequestHero } from '@/marketing/feature-pages/pull-request/hero'
import { PullRequestGains } from '@/marketing/feature-pages/pull-request/screen'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('pr-based-workflow', [
  PullRequestHero,
  ProblemChoice,
  PullRequestGains,
  StepsWithCode,
])

export const { generateMetadata } = route
export default route.Page
