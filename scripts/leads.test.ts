import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const env = { DATABASE_PATH: join(temporaryFolder(), 'site.db') }

test.each([
  [['--since', 'yesterday'], /^--since must be a date such as 2026-03-10 .*, not "yesterday"\.\n$/],
  [['--form', 'saels'], /^--form must be one of .*early-access.*, not "saels"\.\n$/],
])('%j is refused with a clear message', async (args, message) => {
  const stderr = expect.stringMatching(message) as string
  await expect(runScript('leads', ['list', ...args], env)).rejects.toMatchObject({ code: 2, stderr })
})
