import { ContactSales } from '@/marketing/contact/contact-sales'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: '/contact/sales',
  title: 'Talk to GraphQL Federation Experts',
  description:
    'Ask an engineer about migration, self-hosting, security or the price for your traffic. An answer within one working day, from someone who has run a graph.',
})

export default function ContactSalesPage() {
  return <ContactSales />
}
