import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-leads-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  return execute(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', ...args], {
    env: { ...process.env, DATABASE_PATH: join(folder, 'site.db'), DATABASE_URL: '' },
  })
}

test('an invalid date is rejected with a clear message', async () => {
  await expect(run('export', '--since', 'yesterday')).rejects.toMatchObject({
    code: 2,
    stderr: '--since must be a date such as 2026-03-10 or 2026-03-10T09:00Z, not "yesterday".\n',
  })
})

test('an unknown form is rejected with a list of the known ones', async () => {
  await expect(run('list', '--form', 'saels')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--form must be one of .*early-access.*, not "saels"\.\n$/),
  })
})

test('a known form and a valid day are accepted', async () => {
  const { stdout } = await run('list', '--form', 'early-access', '--since', '2026-02-01')
  expect(stdout).toBe('No leads.\n')
})
