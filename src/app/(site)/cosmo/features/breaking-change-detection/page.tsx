import { Closing } from '@/marketing/closing'
import { BreakingChangesHero } from '@/marketing/feature-pages/breaking-changes/hero'
import { Layers } from '@/marketing/feature-pages/breaking-changes/layers'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainCells } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLedger } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('breaking-change-detection')
}

export default function BreakingChangesPage() {
  const page = featurePage('breaking-change-detection')
  return (
    <>
      <BreakingChangesHero page={page} />
      <ProblemColumns page={page} />
      <CodeBeside page={page} />
      <StepLedger page={page} />
      <Layers />
      <GainCells page={page} />
      <Questions page={page} />
      <Closing
        heading="Delete a field without holding your breath."
        text="Point a router at your graph, let it record a week, and run the first check."
      />
    </>
  )
}
