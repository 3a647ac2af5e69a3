import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const call = { subgraphs: [{ name: 'a', sdl: 'type Query { a: Int }' }] }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'))
  vi.stubEnv('ENGINE_RESULTS', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** The engine as another process has it. */
async function newEngine() {
  vi.resetModules()
  return (await import('./build-engine')).engine
}

test('a call that another process made is answered from its file', async () => {
  const engine = await newEngine()
  const [first, second] = await Promise.all([engine.compose(call), engine.compose(call)])
  expect(first).toMatchObject({ ok: true, value: { composes: true } })
  expect(second).toBe(first)
  const [file, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(await (await newEngine()).compose(call)).toEqual(JSON.parse(JSON.stringify(first)))
  writeFileSync(join(folder, `${file}`), '"stored"')
  expect(await (await newEngine()).compose(call)).toBe('stored')
})

test('a file that cannot be read is written again', async () => {
  await (await newEngine()).compose(call)
  const [file] = readdirSync(folder)
  writeFileSync(join(folder, `${file}`), '{"ok":')
  expect(await (await newEngine()).compose(call)).toMatchObject({ ok: true })
  expect(readdirSync(folder)).toEqual([file])
})
