import { Closing } from '@/marketing/closing'
import { Architecture } from '@/marketing/cosmo/architecture'
import { Comparison } from '@/marketing/cosmo/comparison'
import { Deployment } from '@/marketing/cosmo/deployment'
import { FeatureLinks } from '@/marketing/cosmo/feature-links'
import { Hero } from '@/marketing/cosmo/hero'
import { QuickStart } from '@/marketing/cosmo/quick-start'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'
import { nav } from '@/site/navigation'

const { url: path, label: name } = nav.cosmo

export const metadata = pageMetadata({
  path,
  title: 'Cosmo: compose, check, and serve a federated graph',
  description:
    'An open-source platform for teams that share one GraphQL API: its checks, schemas, and traces, its architecture, who runs which part, and a quick start.',
})

export default function CosmoPage() {
  return (
    <>
      <Hero />
      <Architecture />
      <QuickStart />
      <Deployment />
      <FeatureLinks />
      <Comparison />
      <Closing page="cosmo" />
      <PagePath steps={[{ name, path }]} />
    </>
  )
}
