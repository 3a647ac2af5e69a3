import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engine } from './build-engine'

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

test('a call that was made before is answered from its file', async () => {
  const first = await engine.compose(call)
  expect(first).toMatchObject({ ok: true, value: { composes: true } })
  const [file, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(await engine.compose(call)).toEqual(JSON.parse(JSON.stringify(first)))
  writeFileSync(join(folder, `${file}`), '"stored"')
  expect(await engine.compose(call)).toBe('stored')
  expect(await engine.compose({ subgraphs: [{ name: 'b', sdl: 'type Query { b: Int }' }] })).not.toBe(
    'stored',
  )
})

test('a file that cannot be read is written again', async () => {
  await engine.compose(call)
  const [file] = readdirSync(folder)
  writeFileSync(join(folder, `${file}`), '{"ok":')
  expect(await engine.compose(call)).toMatchObject({ ok: true })
  expect(readdirSync(folder)).toEqual([file])
})
