import { Comparison } from '@/marketing/hub/comparison'
import { EarlyAccess } from '@/marketing/hub/early-access'
import { Fission } from '@/marketing/hub/fission'
import { Governance } from '@/marketing/hub/governance'
import { Hero } from '@/marketing/hub/hero'
import { Integrations } from '@/marketing/hub/integrations'
import { Steps } from '@/marketing/hub/steps'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/hub'

export const metadata = pageMetadata({
  path,
  title: 'Hub: design your GraphQL schema together',
  description:
    'A workspace for client teams and service teams: write the query a page needs, propose the missing fields, and let their owners agree. In beta.',
})

export default function HubPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Hub', path }]} />
      <Hero />
      <Comparison />
      <Steps />
      <Fission />
      <Governance />
      <Integrations />
      <PageFaq page="hub" heading="Questions about Hub" />
      <EarlyAccess />
    </>
  )
}
