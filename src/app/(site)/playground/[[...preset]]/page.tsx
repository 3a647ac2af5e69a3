import type { Metadata } from 'next'
import { paths } from '@/config/paths'
import { playgroundPath } from '@/content/paths'
import { tour, tourExamples } from '@/content/tour'
import {
  CheckSection,
  KeyboardSection,
  TourSection,
  WorkbenchSection,
} from '@/demos/playground/playground-page'
import { PagePath } from '@/site/breadcrumb'
import { ThemeScope } from '@/site/theme/theme-scope.client'
import { pageMetadata } from '@/seo/metadata'

type Props = PageProps<'/playground/[[...preset]]'>

const path = paths.playground
const head = {
  path,
  title: 'GraphQL federation playground',
  description:
    'Compose subgraph schemas in your browser: every problem in its place with quick fixes, the API schema, query plans, and answers from sample data. No account.',
}

export const dynamicParams = false

/** The page itself, and one for each example of the tour, so that links to it have its title and picture. */
export function generateStaticParams() {
  return [{ preset: [] }, ...tourExamples().map(({ example }) => ({ preset: [example] }))]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const stop = await stopOf(params)
  if (!stop) return pageMetadata(head)
  const { example, title, picture } = stop
  return pageMetadata({
    path: playgroundPath(example),
    title: `${title}: federation playground`,
    description: `${stop.try} The schemas compose in your browser, with a query plan and sample data.`,
    noindex: true,
    ...(picture && { image: { ...picture, path: picture.src, alt: title } }),
  })
}

export default async function PlaygroundPage({ params }: Props) {
  const stop = await stopOf(params)
  return (
    <>
      <ThemeScope />
      <PagePath steps={[{ name: 'Playground', path }]} />
      <WorkbenchSection stop={stop} />
      <TourSection />
      <CheckSection />
      <KeyboardSection />
    </>
  )
}

async function stopOf(params: Props['params']) {
  const [example] = (await params).preset ?? []
  return tour().find((stop) => stop.example === example)
}
