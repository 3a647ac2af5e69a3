import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const env = { DATABASE_PATH: join(temporaryFolder(), 'site.db') }
const run = (...args: string[]) => runScript('leads', args, env)

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
