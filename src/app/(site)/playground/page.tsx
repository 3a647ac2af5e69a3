import { KeyboardSection } from '@/marketing/playground/keyboard-section'
import { TourSection } from '@/marketing/playground/tour-section'
import { WorkbenchSection } from '@/marketing/playground/workbench-section'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'
import { nav } from '@/site/navigation'

const { label: name, url: path } = nav.playground

export const metadata = pageMetadata({
  path,
  title: 'GraphQL federation playground',
  description:
    'Compose subgraph schemas in your browser: every problem in its place with quick fixes, the API schema, query plans, and answers from sample data. No account.',
})

export default function PlaygroundPage() {
  return (
    <>
      <PagePath steps={[{ name, path }]} />
      <WorkbenchSection />
      <TourSection />
      <KeyboardSection />
    </>
  )
}
