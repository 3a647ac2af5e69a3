import { Closing } from '@/marketing/closing'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { DedicatedCloud } from '@/marketing/services/dedicated-cloud'
import { Engagement } from '@/marketing/services/engagement'
import { ServicesHero } from '@/marketing/services/hero'
import { Offers } from '@/marketing/services/offers'
import { Support } from '@/marketing/services/support'
import { Training } from '@/marketing/services/training'
import { pageMetadata } from '@/seo/metadata'

const path = '/services'

export const metadata = pageMetadata({
  path,
  title: 'Federation architecture, migration and training',
  description:
    'The engineers who build the router help you design your graph, migrate it without downtime, and run it. Training, support, and dedicated cloud.',
})

export default function ServicesPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Services', path }]} />
      <ServicesHero />
      <Offers />
      <Engagement />
      <Training />
      <Support />
      <DedicatedCloud />
      <PageFaq page="services" heading="Questions about services" />
      <Closing page="services" />
    </>
  )
}
