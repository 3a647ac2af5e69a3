import { Closing } from '@/marketing/closing'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepRail } from '@/marketing/feature-pages/parts/steps'
import { PullRequestHero } from '@/marketing/feature-pages/pull-request/hero'

export function generateMetadata() {
  return featurePageMetadata('pr-based-workflow')
}

export default function PullRequestPage() {
  const page = featurePage('pr-based-workflow')
  return (
    <>
      <PullRequestHero page={page} />
      <ProblemSplit page={page} />
      <StepRail page={page} />
      <CodeWide page={page} />
      <GainTerms page={page} />
      <Questions page={page} />
      <Closing
        heading="Put the graph on the review."
        text="A key, one line in the pipeline, and a protected branch. It takes an afternoon, most of it waiting for CI."
      />
    </>
  )
}
