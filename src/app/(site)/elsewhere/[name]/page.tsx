import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { externalLink, externalLinkNames } from '@/config/external-links'
import { pageMetadata } from '@/seo/metadata'
import { PlaceholderPage } from '@/site/placeholder-page'

export const dynamicParams = false

export function generateStaticParams() {
  return externalLinkNames.map((name) => ({ name }))
}

export async function generateMetadata(props: PageProps<'/elsewhere/[name]'>): Promise<Metadata> {
  const { name, title, about } = await findPlace(props)
  return pageMetadata({ path: `/elsewhere/${name}`, title, description: about, noindex: true })
}

export default async function PlaceholderRoute(props: PageProps<'/elsewhere/[name]'>) {
  return <PlaceholderPage place={await findPlace(props)} />
}

async function findPlace({ params }: PageProps<'/elsewhere/[name]'>) {
  const { name } = await params
  const known = externalLinkNames.find((placeName) => placeName === name)
  return known ? externalLink(known) : notFound()
}
