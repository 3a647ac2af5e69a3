import { site } from '@/config/site'
import { CourseLink } from '@/learn/course-link'
import { Closing } from '@/marketing/closing'
import { CourseTeaser } from '@/marketing/home/course-teaser'
import { Deployment } from '@/marketing/home/deployment'
import { Groups } from '@/marketing/home/groups'
import { Hero } from '@/marketing/home/hero'
import { Merge } from '@/marketing/home/merge'
import { Platform } from '@/marketing/home/platform'
import { Samples } from '@/marketing/home/samples'
import { Security } from '@/marketing/home/security'
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
      <Merge />
      <Platform />
      <HubBanner />
      <Groups />
      <Samples />
      <Deployment />
      <CourseTeaser CourseLink={CourseLink} />
      <Security />
      <Closing page="home" last />
    </>
  )
}
