import { Closing } from '@/marketing/closing'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainCells } from '@/marketing/feature-pages/parts/gains'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { SubscriptionsHero } from '@/marketing/feature-pages/subscriptions/hero'
import { Protocols } from '@/marketing/feature-pages/subscriptions/protocols'
import { Sockets } from '@/marketing/feature-pages/subscriptions/sockets'

export function generateMetadata() {
  return featurePageMetadata('subscriptions')
}

export default function SubscriptionsPage() {
  const page = featurePage('subscriptions')
  return (
    <>
      <SubscriptionsHero page={page} />
      <Sockets page={page} />
      <StepLine page={page} />
      <CodeBeside page={page} />
      <Protocols />
      <GainCells page={page} />
      <Questions page={page} />
      <Closing
        heading="Connect the bus you already have."
        text="A schema of ten lines, a broker address, and the first event on a screen."
      />
    </>
  )
}
