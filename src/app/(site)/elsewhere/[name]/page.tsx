import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { place, placeNames } from '@/config/links'
import { pageMetadata } from '@/seo/metadata'
import { ElsewherePage } from '@/site/elsewhere/elsewhere-page'

export const dynamicParams = false

export function generateStaticParams() {
  return placeNames.map((name) => ({ name }))
}

export async function generateMetadata(props: PageProps<'/elsewhere/[name]'>): Promise<Metadata> {
  const { name, title, about } = await findPlace(props)
  return pageMetadata({ path: `/elsewhere/${name}`, title, description: about, noindex: true })
}

export default async function Elsewhere(props: PageProps<'/elsewhere/[name]'>) {
  return <ElsewherePage place={await findPlace(props)} />
}

async function findPlace({ params }: PageProps<'/elsewhere/[name]'>) {
  const { name } = await params
  const known = placeNames.find((placeName) => placeName === name)
  return known ? place(known) : notFound()
}
