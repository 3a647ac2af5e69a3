import { paths } from '@/config/paths'
import { KeyboardSection, TourSection, WorkbenchSection } from '@/demos/playground/playground-page'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = paths.playground

export const metadata = pageMetadata({
  path,
  title: 'GraphQL federation playground',
  description:
    'Compose subgraph schemas in your browser: every problem in its place with quick fixes, the API schema, query plans, and answers from sample data. No account.',
})

export default function PlaygroundPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Playground', path }]} />
      <WorkbenchSection />
      <TourSection />
      <KeyboardSection />
    </>
  )
}
