import type { Entry } from '@/content/types'
import { customers } from '@/content/collections'
import type { CustomerData } from '@/content/schemas/customer'

export type Customer = Entry<CustomerData>

/** Every story, in its order. */
export function allCustomers(): Customer[] {
  return customers.all().toSorted((a, b) => a.data.order - b.data.order)
}
