import { Closing } from '@/marketing/closing'
import { NotificationsHero } from '@/marketing/feature-pages/notifications/hero'
import { Payload, Signature } from '@/marketing/feature-pages/notifications/signature'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepLine } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('schema-change-notifications')
}

export default function NotificationsPage() {
  const page = featurePage('schema-change-notifications')
  return (
    <>
      <NotificationsHero page={page} />
      <Signature />
      <ProblemColumns page={page} />
      <StepLine page={page} />
      <Payload />
      <CodeWide page={page} />
      <GainColumns page={page} />
      <Questions page={page} />
      <Closing
        heading="Let the graph speak for itself."
        text="Add an endpoint, publish once, and see the first event arrive."
      />
    </>
  )
}
