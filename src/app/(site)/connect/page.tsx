import { Closing } from '@/marketing/closing'
import { Correspondence } from '@/marketing/connect/correspondence'
import { ConnectHero } from '@/marketing/connect/hero'
import { Implement } from '@/marketing/connect/implement'
import { SharedFeatures } from '@/marketing/connect/shared-features'
import { HostingOptions } from '@/marketing/connect/hosting-options'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/connect'

export const metadata = pageMetadata({
  path,
  title: 'Cosmo Connect: gRPC services as subgraphs',
  description:
    'Add gRPC services to a federated graph without GraphQL servers. Write a schema, generate a protobuf service, implement it. Adapters reach REST and databases.',
})

export default function ConnectPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Cosmo Connect', path }]} />
      <ConnectHero />
      <Correspondence />
      <Implement />
      <HostingOptions />
      <SharedFeatures />
      <Closing page="connect" />
    </>
  )
}
