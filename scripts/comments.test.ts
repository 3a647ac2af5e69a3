import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-comments-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  return execute(process.execPath, ['--import', 'tsx', 'scripts/comments.ts', ...args], {
    env: { ...process.env, DATABASE_PATH: join(folder, 'site.db'), DATABASE_URL: '' },
  })
}

test.each([
  [['list', '--limit', 'abc'], 2, '--limit must be a whole number above 0.'],
  [['list', '--limit', '0'], 2, '--limit must be a whole number above 0.'],
  [['delete', '%', '--yes'], 1, 'No comment begins with %.'],
])('%o is rejected with a clear message', async (args, code, sentence) => {
  await expect(run(...args)).rejects.toMatchObject({ code, stderr: `${sentence}\n` })
})
