import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createBodyCache } from './body-cache'

const root = mkdtempSync(join(tmpdir(), 'bodies-'))
afterAll(() => rmSync(root, { recursive: true }))

test('requests at the same time share one body in memory', async () => {
  writeFileSync(join(root, 'a.html'), 'a page')
  const bodies = createBodyCache(root)
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => bodies.read('a.html')))
  expect(String(first)).toBe('a page')
  for (const other of others) expect(other).toBe(first)
  expect(bodies.cached('a.html')).toBe(first)
})

test('a missing file is an error each time it is asked for', async () => {
  const bodies = createBodyCache(root)
  for (let count = 0; count < 2; count += 1)
    await expect(bodies.read('none.html')).rejects.toMatchObject({ code: 'ENOENT' })
})
