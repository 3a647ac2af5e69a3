import { Closing } from '@/marketing/closing'
import { CompositionHero } from '@/marketing/feature-pages/composition/hero'
import { MergeRules } from '@/marketing/feature-pages/composition/rules-table'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainCells } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('schema-composition')
}

export default function CompositionPage() {
  const page = featurePage('schema-composition')
  return (
    <>
      <CompositionHero page={page} />
      <ProblemColumns page={page} />
      <MergeRules />
      <CodeBeside page={page} />
      <StepLedger page={page} />
      <GainCells page={page} />
      <Questions page={page} />
      <Closing
        heading="Two schemas are enough to begin."
        text="Compose them on your machine, without an account. Publish when the result is what you meant."
      />
    </>
  )
}
