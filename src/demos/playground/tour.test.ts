import { expect, it } from 'vitest'
import { applyEdits } from '@/playground/engine/apply-edits'
import type { Behavior, Subgraph } from '@/playground/engine/messages'
import { fixesOf } from '@/playground/engine/problems/fixes/try-fixes'
import { engine, unwrap } from '@/playground/build-engine'
import { compose, secondOpinion } from '@/content/checks/verdicts'
import { tour, type TourStop } from '@/content/tour'

/** Follows the sentence of each stop of the tour, so that none promises what the engine does not show. */
const stop = (example: string): TourStop => {
  const found = tour().find((item) => item.example === example)
  if (!found) throw new Error(`the tour has no example "${example}"`)
  return found
}

/** Replaces texts in one subgraph; each must stand there. */
function edit(subgraphs: readonly Subgraph[], name: string, ...changes: [string, string][]): Subgraph[] {
  const edited = (text: string) => changes.reduce((sdl, change) => replaced(sdl, ...change), text)
  return subgraphs.map((one) => (one.name === name ? { name, sdl: edited(one.sdl) } : one))
}

function replaced(sdl: string, from: string, to: string): string {
  expect(sdl).toContain(from)
  return sdl.replace(from, to)
}

/** The verdict of the first composer, which the second must share. */
async function verdict(subgraphs: Subgraph[]): Promise<string> {
  const [first = ''] = (await compose(subgraphs)).codes
  expect((await secondOpinion(subgraphs)).composes).toBe(first === 'ok')
  return first
}

async function run(example: string, behaviors: Record<string, Behavior>) {
  const { subgraphs, query = '' } = stop(example)
  const data = unwrap(await engine.sampleData({ subgraphs }))
  const operation = { query, variables: { id: '1' } }
  return unwrap(await engine.execute({ subgraphs, operation, data, behaviors }))
}

type Edit = [example: string, subgraph: string, gives: string, ...changes: [from: string, to: string][]]
const edits: Edit[] = [
  ['bridge', 'products', 'SATISFIABILITY_ERROR', [' @key(fields: "sku")', ''], ['  sku: ID!\n', '']],
  ['money', 'accounts', 'INVALID_FIELD_SHARING', ['type Money @shareable', 'type Money']],
  ['split-override', 'customs', 'INVALID_FIELD_SHARING', [' @override(from: "monolith")', '']],
  [
    'no-bridge',
    'products',
    'ok',
    ['@key(fields: "upc") {', '@key(fields: "upc") @key(fields: "sku") {'],
    ['  upc: ID!\n', '  upc: ID!\n  sku: ID!\n'],
  ],
  [
    'round-1',
    'cards',
    'FIELD_TYPE_MISMATCH',
    ['  frozen: Boolean\n', '  frozen: Boolean riskTier: Int @external\n'],
  ],
  ['split-enum', 'monolith', 'ok', ['  IN_TRANSIT\n', '  IN_TRANSIT\n  HELD_AT_CUSTOMS\n']],
  [
    'three-ways-renamed',
    'delivery',
    'ok',
    ['weightGrams: Int!', 'massGrams: Int!'],
    ['fields: "weightGrams"', 'fields: "massGrams"'],
  ],
  ['unused', 'billing', 'ok', ['  name: String @external\n', '']],
  ['half-tagged', 'pricing', 'ok', ['terms: SupplierTerms', 'terms: SupplierTerms @inaccessible']],
]
const others = ['requires', 'plan', 'parcels', 'clash', 'one-line', 'returns']

it.each(edits)('an edit of %s in %s gives %s, as the tour says', async (example, name, gives, ...changes) => {
  const { subgraphs, expect: before } = stop(example)
  expect(gives).not.toBe(before)
  expect(await verdict(edit(subgraphs, name, ...changes))).toBe(gives)
})

it('a test here follows every stop', () => {
  const followed = [...edits.map(([example]) => example), ...others]
  expect(followed.toSorted()).toEqual(
    tour()
      .map(({ example }) => example)
      .toSorted(),
  )
})

it('the quick fix of a field that two subgraphs resolve lets them compose', async () => {
  const { subgraphs } = stop('clash')
  const [fix] = (await fixesOf(engine, subgraphs, 0)) ?? []
  expect(fix && (await verdict(applyEdits(subgraphs, fix.edits)))).toBe('ok')
})

it('a quick fix imports @shareable once a type is marked', async () => {
  const { subgraphs } = stop('one-line')
  const marked = edit(subgraphs, 'appointments', ['type Address {', 'type Address @shareable {'])
  const fixes = await fixesOf(engine, marked, 0)
  const fix = fixes?.find(({ title }) => title.includes('Import @shareable'))
  expect(fix && (await verdict(applyEdits(marked, fix.edits)))).toBe('ok')
})

it('a slow subgraph holds up the fetches that need it', async () => {
  const { fetches } = await run('requires', { catalog: { latencyMs: 400 } })
  const catalog = fetches.find(({ subgraph }) => subgraph === 'catalog')
  const waiting = fetches.filter(({ waitsFor }) => catalog && waitsFor.includes(catalog.id))
  expect(waiting).not.toEqual([])
  for (const { startMs } of waiting) expect(startMs).toBeGreaterThanOrEqual(400)
})

it('a query without a field needs fewer fetches', async () => {
  const { subgraphs, query = '' } = stop('plan')
  const smaller = replaced(query, '    shippingCost\n', '')
  const asked = async (text: string) =>
    unwrap(await engine.plan({ subgraphs, operation: { query: text } })).fetches.map(
      (fetch) => fetch.subgraph,
    )
  const [before, after] = [await asked(query), await asked(smaller)]
  expect(before).toContain('shipping')
  expect(after).not.toContain('shipping')
  expect(after.length).toBeLessThan(before.length)
})

it.each([
  ['parcels', 'warehouse', 'unreachable'],
  ['returns', 'billing', 'error'],
] as const)(
  '%s: what %s does not answer is null and explained, the rest is there',
  async (example, subgraph, failure) => {
    const { data, nulls } = await run(example, { [subgraph]: { latencyMs: 20, failure } })
    expect(data).not.toBeNull()
    expect(nulls.map(({ explanation }) => explanation).join(' ')).toContain(subgraph)
  },
)
