import { expect, it } from 'vitest'
import { brand, cli } from '@/config/brand'
import { fillAll, fillVariables } from './fill-variables'

it('fills the vendor’s names into plain strings', () => {
  expect(fillVariables('{% $brand %}: run `{% $cli %} check`')).toBe(`${brand}: run \`${cli} check\``)
})

it('refuses a name nobody defined', () => {
  expect(() => fillVariables('{% $brnd %}')).toThrow(/no variable \$brnd/)
})

it('fills every string of a value', () => {
  expect(fillAll({ steps: [{ code: '{% $cli %} login' }], order: 2 })).toEqual({
    steps: [{ code: `${cli} login` }],
    order: 2,
  })
})
