import { expect, test } from 'vitest'
import { networksOf, parseAddress } from './client-address'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[1.2.3.4]:5678', '1.2.3.4'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2:3:4:5:6'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ['::ffff:1.2.3.4:5678', '::ffff:1.2.3.4'],
  ['unknown', undefined],
  ['1.2.3.4:x', undefined],
  ['', undefined],
])('the address of %j is %j', (text, address) => {
  expect(parseAddress(text)).toBe(address)
})

test('every spelling of an IPv6 address has the same networks', () => {
  const networks = ['2001:db8:1:2', '2001:db8:1::/48']
  expect(networksOf('2001:db8:1:2::7')).toEqual(networks)
  expect(networksOf('2001:0DB8:0001:0002:0:0:0:8')).toEqual(networks)
  expect(networksOf('2001:db8::1')).toEqual(['2001:db8:0:0', '2001:db8:0::/48'])
  expect(networksOf('::1')).toEqual(['0:0:0:0', '0:0:0::/48'])
})

test('IPv4 is its own network, also when mapped to IPv6', () => {
  expect(networksOf('1.2.3.4')).toEqual(['1.2.3.4'])
  expect(networksOf('::ffff:1.2.3.4')).toEqual(['1.2.3.4'])
})
