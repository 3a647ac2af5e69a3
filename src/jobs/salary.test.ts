import { expect, it } from 'vitest'
import { formatSalary } from './salary'

it('formats the range and the period', () => {
  expect(formatSalary({ currency: 'EUR', from: 82000, to: 104000, per: 'YEAR' })).toBe(
    '€82,000 to €104,000 a year',
  )
  expect(formatSalary({ currency: 'USD', from: 90, to: 90, per: 'HOUR' })).toBe('$90 an hour')
})
