import { expect, test } from 'vitest'
import { pages } from '@/content/collections'
import { planIds } from '@/content/schemas/plans'
import { planValue, plansData } from '@/content/plans'

const rowOf: [words: RegExp, row: string][] = [
  [/([\d]+) users?/, 'Users'],
  [/([\d]+) federated graphs?/, 'Federated graphs'],
  [/Up to ([\d]+) subgraphs/, 'Subgraphs'],
  [/Data kept for (\d+ days)/, 'Data retention'],
  [/([\d.]+%) availability/, 'Availability promised'],
]

test.each(plansData().plans)('the card of $name says what its column of the table says', (plan) => {
  const card = plan.highlights.join('\n')
  const said = rowOf.flatMap(([words, row]) => {
    const value = words.exec(card)?.[1]
    return value === undefined ? [] : [[row, value]]
  })
  expect(said).toEqual(said.map(([row = '']) => [row, planValue(row, plan.id)]))
})

test('the terms of the hosted service state the retention and availability of each plan', () => {
  const terms = pages.all().find(({ slug }) => slug === 'cosmo-managed-service-terms')?.body ?? ''
  for (const id of planIds) {
    const name = plansData().plans.find((plan) => plan.id === id)?.name
    const days = /^(\d+) days$/.exec(String(planValue('Data retention', id)))?.[1] ?? 'as agreed'
    expect(terms).toMatch(new RegExp(`\\b${days}( days)? on ${name}`))
    const availability = planValue('Availability promised', id)
    const said = typeof availability === 'string' ? `${availability} per month` : 'none'
    expect(terms).toMatch(new RegExp(`\\| ${name} \\|[^|]+\\| ${said} \\|`))
  }
})
