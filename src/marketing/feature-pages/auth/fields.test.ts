import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { boxOf, fields, mayRead, scopes, type Scope } from './fields'

const css = readFileSync(new URL('hero.module.css', import.meta.url), 'utf8')
const combinations = scopes.reduce<Scope[][]>(
  (sets, scope) => [...sets, ...sets.map((set) => [...set, scope])],
  [[]],
)

/** Whether the style sheet opens a field for a valid token with these scopes. */
function opens(name: string, held: readonly Scope[]): boolean {
  const checked = ['valid', ...held.map(boxOf)]
  return css
    .split('\n')
    .filter((line) => line.startsWith('.gate:has(') && new RegExp(`\\) \\.${name}[ ,]`).test(line))
    .some((line) =>
      [...line.matchAll(/\[value='([\w-]+)'\]/g)].every(([, value]) => checked.includes(value ?? '')),
    )
}

it.each(combinations.map((held) => [held.join(' ') || 'no scope', held] as const))(
  'the picture follows the rule with %s',
  (_, held) => {
    const drawn = fields.filter(({ name }) => opens(name, held))
    expect(drawn.map(({ name }) => name)).toEqual(
      fields.filter((field) => mayRead(field, held)).map(({ name }) => name),
    )
  },
)
