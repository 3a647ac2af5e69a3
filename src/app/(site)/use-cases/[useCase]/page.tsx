import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Closing } from '@/marketing/closing'
import { PagePath } from '@/site/breadcrumb'
import { alternative, alternativePath, alternativeSlugs } from '@/marketing/use-cases/alternatives'
import { GraphosAlternative } from '@/marketing/use-cases/graphos'
import { HasuraAlternative } from '@/marketing/use-cases/hasura'
import { pageMetadata } from '@/seo/metadata'

const bodies = { 'apollo-graphos': GraphosAlternative, 'hasura-cloud': HasuraAlternative } as const

export const dynamicParams = false

export function generateStaticParams() {
  return alternativeSlugs.map((slug) => ({ useCase: lastPart(alternativePath(slug)) }))
}

export async function generateMetadata(props: PageProps<'/use-cases/[useCase]'>): Promise<Metadata> {
  const slug = await findSlug(props)
  const { title, description } = alternative(slug)
  return pageMetadata({ path: alternativePath(slug), title, description })
}

export default async function AlternativePage(props: PageProps<'/use-cases/[useCase]'>) {
  const slug = await findSlug(props)
  const Body = bodies[slug]
  const { other } = alternative(slug)
  return (
    <>
      <PagePath steps={[{ name: `${other} alternative`, path: alternativePath(slug) }]} />
      <Body />
      <Closing page="alternatives" />
    </>
  )
}

async function findSlug({ params }: PageProps<'/use-cases/[useCase]'>) {
  const { useCase } = await params
  return alternativeSlugs.find((slug) => lastPart(alternativePath(slug)) === useCase) ?? notFound()
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
