import { Closing } from '@/marketing/closing'
import { DirectiveMatrix } from '@/marketing/feature-pages/federation/matrix'
import { FederationHero } from '@/marketing/feature-pages/federation/hero'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainTerms } from '@/marketing/feature-pages/parts/gains'
import { ProblemSplit } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLine } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('federation')
}

export default function FederationPage() {
  const page = featurePage('federation')
  return (
    <>
      <FederationHero page={page} />
      <ProblemSplit page={page} />
      <DirectiveMatrix />
      <StepLine page={page} />
      <CodeWide page={page} />
      <GainTerms page={page} />
      <Questions page={page} />
      <Closing
        heading="Bring the subgraph from 2019."
        text="Publish it as it is, compose it with a new one, and see what the check says. One graph is free."
      />
    </>
  )
}
