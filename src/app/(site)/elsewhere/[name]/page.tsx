import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { externalLink } from '@/config/external-links'
import { placeholderNames, type PlaceholderName } from '@/marketing/elsewhere/instead'
import { PlaceholderPage } from '@/marketing/elsewhere/placeholder-page'
import { pageMetadata } from '@/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return placeholderNames.map((name) => ({ name }))
}

export async function generateMetadata(props: PageProps<'/elsewhere/[name]'>): Promise<Metadata> {
  const name = await nameOf(props)
  const { title, about } = externalLink(name)
  return pageMetadata({ path: `/elsewhere/${name}`, title, description: about, noindex: true })
}

export default async function PlaceholderRoute(props: PageProps<'/elsewhere/[name]'>) {
  return <PlaceholderPage name={await nameOf(props)} />
}

async function nameOf({ params }: PageProps<'/elsewhere/[name]'>): Promise<PlaceholderName> {
  const { name } = await params
  return placeholderNames.find((known) => known === name) ?? notFound()
}
