import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-desk-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function desk(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_PATH: join(folder, 'site.db'),
    DATABASE_URL: '',
    SITE_URL: '',
    PORT: '',
  }
  const { stdout } = await execute(process.execPath, ['--import', 'tsx', 'scripts/desk.ts', ...args], { env })
  return stdout
}

// Five processes, one after the other.
test('members are invited, listed and removed', { timeout: 120_000 }, async () => {
  expect(await desk('invite', 'Ada@Team.example')).toMatch(
    /^http:\/\/localhost:3000\/desk\/join\?token=[\w-]{43}\n$/,
  )
  expect(await desk('list')).toMatch(/ada@team\.example +invited \d{4}-\d\d-\d\d +manager +0 +0/)
  expect(await desk('link', 'ada@team.example', '--origin', 'https://site.example')).toMatch(
    /^https:\/\/site\.example\/desk\/link\?token=[\w-]{43}\n$/,
  )
  expect(await desk('remove', 'ada@team.example')).toBe('Removed ada@team.example.\n')
  expect(await desk('list')).toContain('No members.')
})

test.each([
  [['link', 'nobody@team.example'], 1, 'Nobody with the address nobody@team.example is invited or a member.'],
  [['invite', 'nobody'], 2, 'npm run desk -- invite <email>'],
  [['invite', 'a@b.example', '--origin', 'site.example'], 2, '--origin must be an address'],
])('%j is refused with a clear message', async (args, code, message) => {
  await expect(desk(...args)).rejects.toMatchObject({ code, stderr: expect.stringContaining(message) })
})
