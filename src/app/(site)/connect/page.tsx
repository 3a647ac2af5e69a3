import { Closing } from '@/marketing/closing'
import { Correspondence } from '@/marketing/connect/correspondence'
import { ConnectHero } from '@/marketing/connect/hero'
import { Implement } from '@/marketing/connect/implement'
import { Same } from '@/marketing/connect/same'
import { TwoWays } from '@/marketing/connect/two-ways'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/connect'

export const metadata = pageMetadata({
  path,
  title: 'Cosmo Connect: gRPC services as subgraphs',
  description:
    'Join gRPC services, REST APIs and databases to a federated graph without GraphQL servers. Write a schema, generate a protobuf service, implement it.',
})

export default function ConnectPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Cosmo Connect', path }]} />
      <ConnectHero />
      <Correspondence />
      <Implement />
      <TwoWays />
      <Same />
      <Closing page="connect" />
    </>
  )
}
