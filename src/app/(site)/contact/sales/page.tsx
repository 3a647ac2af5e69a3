import { ContactSales } from '@/marketing/contact/contact-sales'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: '/contact/sales',
  title: 'Talk to GraphQL Federation Experts',
  description:
    'Ask an engineer about migration, self-hosting, security or the price for your traffic. An answer within one working day, from someone who has run a graph.',
  image: { path: '/brand/social/contact.png', width: 1200, height: 675, alt: 'Talk to an engineer' },
})

export default function ContactSalesPage() {
  return <ContactSales />
}
