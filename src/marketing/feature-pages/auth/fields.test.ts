import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkboxValue, fields, mayRead, scopes, type Scope } from './fields'

const css = readFileSync(new URL('hero.module.css', import.meta.url), 'utf8')
const combinations = scopes.reduce<Scope[][]>(
  (sets, scope) => [...sets, ...sets.map((set) => [...set, scope])],
  [[]],
)

/** Whether the style sheet shows a field for a valid token with these scopes. */
function isShown(name: string, tokenScopes: readonly Scope[]): boolean {
  const checked = ['valid', ...tokenScopes.map(checkboxValue)]
  return css
    .split('\n')
    .filter((line) => line.startsWith('.gate:has(') && new RegExp(`\\) \\.${name}[ ,]`).test(line))
    .some((line) =>
      [...line.matchAll(/\[value='([\w-]+)'\]/g)].every(([, value]) => checked.includes(value ?? '')),
    )
}

it.each(combinations.map((tokenScopes) => [tokenScopes.join(' ') || 'no scope', tokenScopes] as const))(
  'the style sheet agrees with mayRead for %s',
  (_, tokenScopes) => {
    const drawn = fields.filter(({ name }) => isShown(name, tokenScopes))
    expect(drawn.map(({ name }) => name)).toEqual(
      fields.filter((field) => mayRead(field, tokenScopes)).map(({ name }) => name),
    )
  },
)
