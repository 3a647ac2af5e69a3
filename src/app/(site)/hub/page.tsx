import { Comparison } from '@/marketing/hub/comparison'
import { EarlyAccess } from '@/marketing/hub/early-access'
import { Fission } from '@/marketing/hub/fission'
import { Governance } from '@/marketing/hub/governance'
import { Hero } from '@/marketing/hub/hero'
import { Integrations } from '@/marketing/hub/integrations'
import { Problem } from '@/marketing/hub/problem'
import { Steps } from '@/marketing/hub/steps'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/hub'

export const metadata = pageMetadata({
  path,
  title: 'Hub: design your GraphQL schema together',
  description:
    'Start from a drawn page, write the query you wish you had, and let the owners of each type agree before anyone builds it. Schema proposals, in beta.',
})

export default function HubPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Hub', path }]} />
      <Hero />
      <Problem />
      <Steps />
      <Comparison />
      <Fission />
      <Governance />
      <Integrations />
      <PageFaq page="hub" heading="Questions about Hub" />
      <EarlyAccess />
    </>
  )
}
