import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const env = { DATABASE_PATH: join(temporaryFolder(), 'site.db'), SITE_URL: '', PORT: '' }
const desk = async (...args: string[]) => (await runScript('desk', args, env)).stdout

// Three processes, one after the other.
test('a person is invited and listed, until somebody removes them', { timeout: 120_000 }, async () => {
  expect(await desk('invite', 'Ada@Team.example', '--origin', 'https://site.example')).toMatch(
    /^https:\/\/site\.example\/desk\/join\?token=[\w-]{43}\n$/,
  )
  expect(await desk('list')).toMatch(/ada@team\.example +invited \d{4}-\d\d-\d\d +manager +0 +0/)
  expect(await desk('remove', 'ada@team.example')).toBe('Removed ada@team.example.\n')
})

test.each([
  ['desk', ['link', 'nobody@team.example'], 1, /^Nobody with the address nobody@team.example is invited/],
  ['desk', ['invite', 'a@b.example', '--origin', 'site.example'], 2, /^--origin must be an address/],
  ['leads', ['list', '--since', 'yesterday'], 2, /^--since must be a date such as .*, not "yesterday"\.\n$/],
  ['leads', ['list', '--form', 'saels'], 2, /^--form must be one of .*early-access.*, not "saels"\.\n$/],
])('npm run %s -- %j is refused with a clear message', async (script, args, code, message) => {
  const stderr = expect.stringMatching(message) as string
  await expect(runScript(script, args, env)).rejects.toMatchObject({ code, stderr })
})
