import { Closing } from '@/marketing/closing'
import { AnalyticsHero } from '@/marketing/feature-pages/analytics/hero'
import { Release } from '@/marketing/feature-pages/analytics/release'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepRail } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('analytics')
}

export default function AnalyticsPage() {
  const page = featurePage('analytics')
  return (
    <>
      <AnalyticsHero page={page} />
      <ProblemColumns page={page} />
      <CodeBeside page={page} />
      <Release />
      <StepRail page={page} />
      <GainColumns page={page} />
      <Questions page={page} />
      <Closing
        heading="See who asks for what."
        text="Start a router, send two headers, and look at the first hour of your graph."
      />
    </>
  )
}
