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
    'How five teams in logistics, mobility, retail, healthcare, and fintech moved to a federated graph: the problem, the changes in order, and the outcome in figures.',
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
