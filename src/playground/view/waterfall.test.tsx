import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { FetchRun } from '../engine/messages'
import { Waterfall } from './waterfall'

const fetch: FetchRun = {
  id: 1,
  subgraph: 'products',
  operation: '{ products { id } }',
  path: [],
  wave: 1,
  waitsFor: [],
  brought: [],
  reason: { kind: 'root', fields: ['products'] },
  startMs: 0,
  endMs: 40,
  response: { data: { products: [] } },
}

/** What a row says of a fetch before it is opened. */
function rowOf(change: Partial<FetchRun>): string {
  const html = renderToStaticMarkup(
    <Waterfall fetches={[{ ...fetch, ...change }]} durationMs={40} subgraphs={['products']} />,
  )
  return /<summary[^>]*>(.*)<\/summary>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, ' ') ?? ''
}

it('says which fetches failed, also without any answer', () => {
  expect(rowOf({})).not.toContain('failed')
  expect(rowOf({ response: { data: null, errors: [{ message: 'no' }] } })).toContain('failed after')
  expect(rowOf({ response: null })).toContain('failed after')
})

it('says that a fetch without entities was not sent', () => {
  const row = rowOf({ response: null, skipped: true, endMs: 0 })
  expect(row).toContain('not sent')
  expect(row).not.toContain('failed')
})
