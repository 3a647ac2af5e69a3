import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkboxValue, fields, scopes, type Scope } from './auth-gate'

const css = readFileSync(new URL('auth-gate.module.css', import.meta.url), 'utf8')
const selectors = css.replaceAll(/\s+/g, ' ').split(/[,{}]/)
const combinations = scopes.reduce<Scope[][]>(
  (sets, scope) => [...sets, ...sets.map((set) => [...set, scope])],
  [[]],
)

/** Fields that have a result, `granted` to show or `denied` to hide, for a valid token with these scopes. */
function fieldsWith(result: 'granted' | 'denied', tokenScopes: readonly Scope[]): string[] {
  const checked = new Set(tokenScopes.map(checkboxValue))
  const matches = (selector: string) =>
    [...selector.matchAll(/\[value='([\w-]+)'\]/g)].every(([, value]) => checked.has(value ?? ''))
  return fields
    .map(({ name }) => name)
    .filter((name) =>
      selectors.some((selector) => selector.includes(`.${name} .${result}`) && matches(selector)),
    )
}

it.each(combinations.map((tokenScopes) => [tokenScopes.join(' ') || 'no scope', tokenScopes] as const))(
  'a token with %s opens the fields of which it has one complete combination',
  (_, tokenScopes) => {
    const open = fields
      .filter(
        ({ needs }) =>
          needs.length === 0 || needs.some((all) => all.every((scope) => tokenScopes.includes(scope))),
      )
      .map(({ name }) => name)
    expect(fieldsWith('granted', tokenScopes)).toEqual(open)
    expect(fieldsWith('denied', tokenScopes)).toEqual(open)
  },
)
