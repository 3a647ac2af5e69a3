import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { customerPath } from '@/content/paths'
import { allCustomers } from '@/customers/customers'
import { CustomerStory } from '@/customers/story'
import { pageMetadata } from '@/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return allCustomers().map(({ slug }) => ({ slug }))
}

export async function generateMetadata(props: PageProps<'/customers/[slug]'>): Promise<Metadata> {
  const { slug, data } = await findCustomer(props)
  return pageMetadata({ path: customerPath(slug), title: data.title, description: data.description })
}

export default async function CustomerPage(props: PageProps<'/customers/[slug]'>) {
  return <CustomerStory customer={await findCustomer(props)} />
}

async function findCustomer({ params }: PageProps<'/customers/[slug]'>) {
  const { slug } = await params
  return allCustomers().find((customer) => customer.slug === slug) ?? notFound()
}
