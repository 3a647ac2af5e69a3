import { notFound } from 'next/navigation'
import { Closing } from '@/marketing/closing'
import { PagePath } from '@/marketing/page-path'
import { alternative, alternativePath, alternativeSlugs } from '@/marketing/use-cases/alternatives'
import { GraphosAlternative } from '@/marketing/use-cases/graphos'
import { HasuraAlternative } from '@/marketing/use-cases/hasura'
import { pageMetadata } from '@/seo/metadata'

type Props = { params: Promise<{ useCase: string }> }

const bodies = { 'apollo-graphos': GraphosAlternative, 'hasura-cloud': HasuraAlternative } as const

export const dynamicParams = false

export function generateStaticParams() {
  return alternativeSlugs.map((slug) => ({ useCase: lastPart(alternativePath(slug)) }))
}

export async function generateMetadata({ params }: Props) {
  const slug = slugOf((await params).useCase)
  if (!slug) return {}
  const { title, description } = alternative(slug)
  return pageMetadata({ path: alternativePath(slug), title, description })
}

export default async function AlternativePage({ params }: Props) {
  const slug = slugOf((await params).useCase)
  if (!slug) notFound()
  const Body = bodies[slug]
  const { other } = alternative(slug)
  return (
    <>
      <PagePath steps={[{ name: `${other} alternative`, path: alternativePath(slug) }]} />
      <Body />
      <Closing
        heading="Compare them on your own schema."
        text="Publish your subgraphs to a free graph and read what composition says. It takes an afternoon and changes nothing in production."
      />
    </>
  )
}

function slugOf(useCase: string) {
  return alternativeSlugs.find((slug) => lastPart(alternativePath(slug)) === useCase)
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
