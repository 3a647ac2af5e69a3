import { CompanyList } from '@/marketing/other-jobs/list'
import { OtherJobsHero } from '@/marketing/other-jobs/hero'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/other-federation-jobs'

export const metadata = pageMetadata({
  path,
  title: 'Companies that work with GraphQL federation',
  description:
    'For engineers who want to work with GraphQL federation: companies that have spoken about their graph in public, each with a dated source and careers page.',
})

export default function OtherFederationJobsPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Federation jobs', path }]} />
      <OtherJobsHero />
      <CompanyList />
    </>
  )
}
