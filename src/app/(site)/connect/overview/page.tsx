import { Closing } from '@/marketing/closing'
import { Body, parts } from '@/marketing/connect/overview/body'
import { Header } from '@/marketing/connect/overview/header'
import { PageFaq } from '@/marketing/faq-section'
import { pageMetadata } from '@/seo/metadata'
import { Toc, TocDisclosure } from '@/site/article/toc'

const path = '/connect/overview'

export const metadata = pageMetadata({
  path,
  title: 'How Cosmo Connect works: from schema to gRPC',
  description:
    'What is generated from a subgraph schema, how the router turns queries into batched RPCs, what you implement, plugin or service, and the limits.',
})

const entries = parts.map((part) => ({ ...part, children: [] }))

export default function ConnectOverviewPage() {
  return (
    <>
      <Header path={path} />
      <div className="container-page py-12 md:py-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <aside className="hidden lg:block">
          <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-4">
            <Toc entries={entries} />
          </div>
        </aside>
        <div className="min-w-0">
          <TocDisclosure entries={entries} />
          <div>
            <Body />
          </div>
        </div>
      </div>
      <PageFaq page="connect" heading="Questions about Connect" />
      <Closing page="connect-overview" />
    </>
  )
}
