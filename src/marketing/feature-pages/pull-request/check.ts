import type { Client } from '@/playground/engine/messages'

/** The schema of the sample pull request before and after its second commit. */
export const published = `type Query {
  shipment(id: ID!): Shipment
}

type Shipment {
  id: ID!
  eta: String
  weight: Int
}
`
export const proposed = published.replace('  weight: Int', '  dimensions: String')

/** Who queries it. Made up, like the company. */
export const clients: Client[] = [
  {
    name: 'driver-app',
    version: '6.1',
    share: 0.12,
    operations: ['query RouteSheet { shipment(id: "s-1") { eta weight } }'],
  },
  {
    name: 'tracking-page',
    version: '3.4',
    share: 0.88,
    operations: ['query Track { shipment(id: "s-1") { eta } }'],
  },
]
