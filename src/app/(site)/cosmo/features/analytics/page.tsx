import { AnalyticsHero } from '@/marketing/feature-pages/analytics/hero'
import { Release } from '@/marketing/feature-pages/analytics/release'
import { GainSplit } from '@/marketing/feature-pages/parts/gains'
import { ProblemListing } from '@/marketing/feature-pages/parts/problem'
import { StepsWithCode } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('analytics', [AnalyticsHero, ProblemListing, Release, StepsWithCode, GainSplit])

export const { generateMetadata } = route
export default route.Page
