import type { Entry } from '@/content/types'
import { customers } from '@/content/collections'
import type { CustomerData } from '@/content/schemas/customer'

export type Customer = Entry<CustomerData>

/** Every story, in its order. */
export function allCustomers(): Customer[] {
  return customers.all().toSorted((a, b) => a.data.order - b.data.order)
}

/** The story of a slug such as `halden-freight`, or undefined. */
export function customerBySlug(slug: string): Customer | undefined {
  return allCustomers().find((customer) => customer.slug === slug)
}
