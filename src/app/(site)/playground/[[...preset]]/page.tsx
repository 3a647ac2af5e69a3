import type { Metadata } from 'next'
import { publicPage, publicPageHead } from '@/app/public-page'
import { LandingPage } from '@/blocks/landing-page'
import { playgroundPath } from '@/content/paths'
import { tour, tourExamples, type TourStop } from '@/content/tour'
import { CheckScript, Tour, Workbench } from '@/demos/playground/playground-page'
import { pageMetadata } from '@/seo/metadata'
import { ThemeScope } from '@/site/theme/theme-scope.client'

type Props = PageProps<'/playground/[[...preset]]'>

export const dynamicParams = false

/** The page itself, and one for each example of the tour, so that links to it have its title and picture. */
export function generateStaticParams() {
  return [{ preset: [] }, ...tourExamples().map(({ example }) => ({ preset: [example] }))]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const stop = await stopOf(params)
  if (!stop) return publicPageHead('playground')
  const { example, title, picture } = stop
  return pageMetadata({
    path: playgroundPath(example),
    title: `${title}: federation playground`,
    description: `${stop.try} The schemas compose in your browser, with a query plan and sample data.`,
    noindex: true,
    ...(picture && { image: { ...picture, path: picture.src, alt: title } }),
  })
}

/** content/pages/playground.md. */
export default async function PlaygroundPage({ params }: Props) {
  return (
    <>
      <ThemeScope />
      <LandingPage page={publicPage('playground')} components={{ Demo: demosFor(await stopOf(params)) }} />
    </>
  )
}

/** The demos of the page, of which the workbench shows an example. */
function demosFor(stop: TourStop | undefined) {
  return ({ name }: { name: string }) => {
    if (name === 'tour') return <Tour />
    return name === 'check-script' ? <CheckScript /> : <Workbench stop={stop} />
  }
}

async function stopOf(params: Props['params']) {
  const [example] = (await params).preset ?? []
  return tour().find((stop) => stop.example === example)
}
