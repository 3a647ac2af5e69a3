import { expect, it } from 'vitest'
import { nearestAddresses } from './nearest'

const addresses = [
  '/',
  '/pricing',
  '/privacy-policy',
  '/blog/schema-contracts',
  '/cosmo/features/federation',
].map((path) => ({ path, title: path }))
const nearest = (path: string) => nearestAddresses(path, addresses).map((address) => address.path)

it('finds misspelled, shortened and old-style addresses', () => {
  expect(nearest('/pricng')[0]).toBe('/pricing')
  expect(nearest('/schema-contract')[0]).toBe('/blog/schema-contracts')
  expect(nearest('/blog/schema_contracts.html')[0]).toBe('/blog/schema-contracts')
  expect(nearest('/Features/Federation')[0]).toBe('/cosmo/features/federation')
})

it('suggests the page above, last', () => {
  expect(nearest('/pricing/enterprise')).toEqual(['/pricing'])
  expect(nearest('/cosmo/features/federation/federatoin')).toEqual(['/cosmo/features/federation'])
})

it('suggests nothing when nothing is near', () => {
  expect(nearest('/wp-admin/setup-config.php')).toEqual([])
})
