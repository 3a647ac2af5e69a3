import { Closing } from '@/marketing/closing'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { Capabilities } from '@/marketing/router-gateway/capabilities'
import { Configuration } from '@/marketing/router-gateway/configuration'
import { Deployment } from '@/marketing/router-gateway/deployment'
import { RouterHero } from '@/marketing/router-gateway/hero'
import { Migration } from '@/marketing/router-gateway/migration'
import { Outages } from '@/marketing/router-gateway/outages'
import { PlanSection } from '@/marketing/router-gateway/plan-section'
import { pageMetadata } from '@/seo/metadata'

const path = '/router-gateway'

export const metadata = pageMetadata({
  path,
  title: 'Open-source GraphQL federation router in Go',
  description:
    'The router plans each operation, calls the subgraphs it needs, and merges the responses. One Go binary, Apache 2.0, federation v1 and v2. Watch a plan run.',
})

export default function RouterGatewayPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Router / Gateway', path }]} />
      <RouterHero />
      <PlanSection />
      <Capabilities />
      <Outages />
      <Deployment />
      <Configuration />
      <Migration />
      <PageFaq page="router-gateway" heading="Questions about the router" />
      <Closing page="router-gateway" />
    </>
  )
}
