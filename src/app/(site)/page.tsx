import { site } from '@/config/site'
import { CourseLink } from '@/learn/course-link'
import { Closing } from '@/marketing/closing'
import { CheckSection } from '@/marketing/home/check'
import { ComposerSection } from '@/marketing/home/composer'
import { CustomersSection } from '@/marketing/home/customers'
import { CourseTeaser } from '@/marketing/home/course-teaser'
import { Deployment } from '@/marketing/home/deployment'
import { Hero } from '@/marketing/home/hero'
import { Samples } from '@/marketing/home/samples'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { webSite } from '@/seo/json-ld/web-site'
import { pageMetadata } from '@/seo/metadata'
import { HubBanner } from '@/site/banners/hub-banner'

export const metadata = pageMetadata({
  path: '/',
  title: site.seo.title,
  description: site.seo.description,
  template: false,
})

export default function HomePage() {
  return (
    <>
      <JsonLd data={webSite()} />
      <Hero />
      <ComposerSection />
      <CheckSection />
      <CustomersSection />
      <HubBanner />
      <Deployment />
      <Samples />
      <CourseTeaser CourseLink={CourseLink} />
      <Closing page="home" last />
    </>
  )
}
