import { describe, expect, it } from 'vitest'
import { applyEdits } from '@/playground/engine/apply-edits'
import { createEngine } from '@/playground/engine/engine'
import type { Behavior, Subgraph } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { tour, type TourStop } from '@/content/tour'

/** Follows the sentence of each stop of the tour, so that none promises what the engine does not show. */
const engine = createEngine()
const stop = (example: string): TourStop => {
  const found = tour().find((item) => item.example === example)
  if (!found) throw new Error(`the tour has no example "${example}"`)
  return found
}

/** Replaces texts in one subgraph; each must stand there. */
function edit(subgraphs: readonly Subgraph[], name: string, ...changes: [string, string][]): Subgraph[] {
  return subgraphs.map((subgraph) => {
    if (subgraph.name !== name) return subgraph
    return { name, sdl: changes.reduce((sdl, change) => replaced(sdl, ...change), subgraph.sdl) }
  })
}

function replaced(sdl: string, from: string, to: string): string {
  expect(sdl).toContain(from)
  return sdl.replace(from, to)
}

/** The verdict of the first composer, which the second must share. */
async function verdict(subgraphs: Subgraph[]): Promise<string> {
  const first = valueOf(await engine.compose({ subgraphs }))
  const second = valueOf(await engine.secondOpinion({ subgraphs }))
  expect(second.composes).toBe(first.composes)
  return first.composes ? 'ok' : String(first.problems[0]?.code)
}

async function run(example: string, behaviors: Record<string, Behavior>) {
  const { subgraphs, query = '' } = stop(example)
  const data = valueOf(await engine.sampleData({ subgraphs }))
  const operation = { query, variables: { id: '1' } }
  return valueOf(await engine.execute({ subgraphs, operation, data, behaviors }))
}

describe('an edit of the subgraphs', () => {
  const edits: Record<string, { subgraph: string; changes: [string, string][]; gives: string }> = {
    bridge: {
      subgraph: 'products',
      changes: [
        [' @key(fields: "sku")', ''],
        ['  sku: ID!\n', ''],
      ],
      gives: 'SATISFIABILITY_ERROR',
    },
    money: {
      subgraph: 'accounts',
      changes: [['type Money @shareable', 'type Money']],
      gives: 'INVALID_FIELD_SHARING',
    },
    'split-override': {
      subgraph: 'customs',
      changes: [[' @override(from: "monolith")', '']],
      gives: 'INVALID_FIELD_SHARING',
    },
    'no-bridge': {
      subgraph: 'products',
      changes: [
        ['@key(fields: "upc") {', '@key(fields: "upc") @key(fields: "sku") {'],
        ['  upc: ID!\n', '  upc: ID!\n  sku: ID!\n'],
      ],
      gives: 'ok',
    },
    'round-1': {
      subgraph: 'cards',
      changes: [['  frozen: Boolean\n', '  frozen: Boolean\n  riskTier: Int @external\n']],
      gives: 'FIELD_TYPE_MISMATCH',
    },
    'split-enum': {
      subgraph: 'monolith',
      changes: [['  IN_TRANSIT\n', '  IN_TRANSIT\n  HELD_AT_CUSTOMS\n']],
      gives: 'ok',
    },
    'three-ways-renamed': {
      subgraph: 'delivery',
      changes: [
        ['weightGrams: Int!', 'massGrams: Int!'],
        ['fields: "weightGrams"', 'fields: "massGrams"'],
      ],
      gives: 'ok',
    },
    unused: { subgraph: 'billing', changes: [['  name: String @external\n', '']], gives: 'ok' },
    'half-tagged': {
      subgraph: 'pricing',
      changes: [['terms: SupplierTerms', 'terms: SupplierTerms @inaccessible']],
      gives: 'ok',
    },
  }
  const others = ['requires', 'plan', 'parcels', 'clash', 'one-line', 'returns']

  it.each(Object.entries(edits))(
    '%s gives what the tour says',
    async (example, { subgraph, changes, gives }) => {
      const { subgraphs, expect: before } = stop(example)
      expect(gives).not.toBe(before)
      expect(await verdict(edit(subgraphs, subgraph, ...changes))).toBe(gives)
    },
  )

  it('or another test here follows every stop', () => {
    expect([...Object.keys(edits), ...others].toSorted()).toEqual(
      tour()
        .map(({ example }) => example)
        .toSorted(),
    )
  })
})

it('the quick fix of a field that two subgraphs resolve lets them compose', async () => {
  const { subgraphs } = stop('clash')
  const { problems } = valueOf(await engine.compose({ subgraphs }))
  const fix = problems[0]?.fixes[0]
  expect(fix && (await verdict(applyEdits(subgraphs, fix.edits)))).toBe('ok')
})

it('a quick fix imports @shareable once a type is marked', async () => {
  const { subgraphs } = stop('one-line')
  const marked = edit(subgraphs, 'appointments', ['type Address {', 'type Address @shareable {'])
  const { problems } = valueOf(await engine.compose({ subgraphs: marked }))
  const fix = problems[0]?.fixes.find(({ title }) => title.includes('Import @shareable'))
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
  const [before, after] = await Promise.all(
    [query, smaller].map(async (text) =>
      valueOf(await engine.plan({ subgraphs, operation: { query: text } })).fetches.map(
        (fetch) => fetch.subgraph,
      ),
    ),
  )
  expect(before).toContain('shipping')
  expect(after).not.toContain('shipping')
  expect(after?.length).toBeLessThan(before?.length ?? 0)
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
