import { Closing } from '@/marketing/closing'
import { connectOverview } from '@/marketing/connect/overview/article'
import { Body } from '@/marketing/connect/overview/body'
import { Header } from '@/marketing/connect/overview/header'
import { PageFaq } from '@/marketing/faq-section'
import { pageMetadata } from '@/seo/metadata'
import { Toc, TocDisclosure } from '@/site/article/toc'

const path = '/connect/overview'

export function generateMetadata() {
  const { headTitle, description } = connectOverview()
  return pageMetadata({ path, title: headTitle, description })
}

export default function ConnectOverviewPage() {
  const { heading, lead, tree, toc } = connectOverview()
  return (
    <>
      <Header path={path} heading={heading} lead={lead} />
      <div className="container-page py-12 md:py-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <aside className="hidden lg:block">
          <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-4">
            <Toc entries={toc} />
          </div>
        </aside>
        <div className="min-w-0">
          <TocDisclosure entries={toc} />
          <Body tree={tree} />
        </div>
      </div>
      <PageFaq page="connect" heading="Questions about Connect" />
      <Closing page="connect-overview" />
    </>
  )
}
