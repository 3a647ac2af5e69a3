import { Closing } from '@/marketing/closing'
import { Hero } from '@/marketing/customers/hero'
import { CustomerList } from '@/marketing/customers/list'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/customers'

export const metadata = pageMetadata({
  path,
  title: 'Meet our customers',
  description:
    'Five graphs from logistics, mobility, retail, healthcare and fintech: what was wrong, how federation was brought in step by step, and what came of it.',
})

export default function CustomersPage() {
  return (
    <>
      <PagePath steps={[{ name: 'Customers', path }]} />
      <Hero />
      <CustomerList />
      <Closing page="customers" />
    </>
  )
}
