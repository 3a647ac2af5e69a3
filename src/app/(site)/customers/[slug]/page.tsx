import { notFound } from 'next/navigation'
import { customerPath } from '@/content/paths'
import { allCustomers, customerBySlug } from '@/marketing/customers/customers'
import { CustomerStory } from '@/marketing/customers/story'
import { PagePath } from '@/marketing/page-path'
import { pageMetadata } from '@/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return allCustomers().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const customer = customerBySlug(slug)
  if (!customer) return {}
  const { title, description } = customer.data
  return pageMetadata({ path: customerPath(slug), title, description })
}

export default async function CustomerPage({ params }: Props) {
  const { slug } = await params
  const customer = customerBySlug(slug)
  if (!customer) notFound()
  return (
    <>
      <PagePath
        steps={[
          { name: 'Customers', path: '/customers' },
          { name: customer.data.name, path: customerPath(slug) },
        ]}
      />
      <CustomerStory customer={customer} />
    </>
  )
}
