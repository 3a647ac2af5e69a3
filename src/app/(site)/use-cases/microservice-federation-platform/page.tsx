import { Closing } from '@/marketing/closing'
import { PagePath } from '@/site/breadcrumb'
import { Autonomy } from '@/marketing/use-cases/microservices/autonomy'
import { MicroservicesHero } from '@/marketing/use-cases/microservices/hero'
import { Ladder } from '@/marketing/use-cases/microservices/ladder'
import { Roles } from '@/marketing/use-cases/microservices/roles'
import { WhenNotToUse } from '@/marketing/use-cases/microservices/when-not-to-use'
import { pageMetadata } from '@/seo/metadata'

const path = '/use-cases/microservice-federation-platform'

export const metadata = pageMetadata({
  path,
  title: 'Microservice federation: one graph, many teams',
  description:
    'Federation gives clients one graph over many services, and teams keep their own releases. Composition checks, gradual adoption, and when you do not need it.',
})

export default function MicroserviceFederationPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Microservice federation', path }]} />
      <MicroservicesHero />
      <Roles />
      <Autonomy />
      <Ladder />
      <WhenNotToUse />
      <Closing page="microservices" />
    </>
  )
}
