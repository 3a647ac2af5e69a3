import { platformName } from '@/config/brand'
import { Closing } from '@/marketing/closing'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { Cards } from '@/marketing/pricing/cards'
import { Comparison } from '@/marketing/pricing/comparison'
import { Hosting } from '@/marketing/pricing/hosting'
import { plansData } from '@/marketing/pricing/plans'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { softwareApplication } from '@/seo/json-ld/software-application'
import { pageMetadata } from '@/seo/metadata'

const path = '/pricing'

export const metadata = pageMetadata({
  path,
  title: 'Pricing: four plans, or free self-hosting',
  description:
    'A free plan for one graph, three paid ones that differ in limits, access control and support, and an open-source platform that costs nothing to run yourself.',
})

export default function PricingPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Pricing', path }]} />
      <JsonLd data={application()} />
      <Cards />
      <Comparison />
      <Hosting />
      <PageFaq page="pricing" heading="Questions about plans" />
      <Closing page="pricing" />
    </>
  )
}

function application() {
  return softwareApplication({
    name: platformName,
    description: 'A platform to compose, check, serve and observe a federated GraphQL graph.',
    offersPath: path,
    offers: plansData().plans.flatMap(({ name, price, summary }) =>
      price === null ? [] : [{ name, price, description: summary }],
    ),
  })
}
