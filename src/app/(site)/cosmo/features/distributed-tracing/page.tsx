import { Closing } from '@/marketing/closing'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'
import { TracingHero } from '@/marketing/feature-pages/tracing/hero'
import { Plan } from '@/marketing/feature-pages/tracing/plan'

export function generateMetadata() {
  return featurePageMetadata('distributed-tracing')
}

export default function TracingPage() {
  const page = featurePage('distributed-tracing')
  return (
    <>
      <TracingHero page={page} />
      <ProblemSplit page={page} />
      <Plan />
      <GainTerms page={page} />
      <CodeBeside page={page} />
      <StepLedger page={page} />
      <Questions page={page} />
      <Closing
        heading="Look at one slow request."
        text="Point the exporter at the collector you already run. The first trace arrives with the first query."
      />
    </>
  )
}
