import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '@/db/connection'

const execute = promisify(execFile)
const hostile = '\u001b]0;owned\u0007\u009b2J\u202e\u{e0041}\n;=1+1'
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-stats-cli-'))
  const { db } = await connect({ path: join(folder, 'site.db') })
  const created_at = new Date().toISOString()
  const event = { path: `/${hostile}`, referrer: hostile, width: 'phone', created_at }
  const campaign = JSON.stringify({ utm_source: hostile })
  const props = JSON.stringify({ url: hostile })
  await db
    .insertInto('event')
    .values([
      { ...event, name: 'pageview', campaign, props: '{}' },
      { ...event, name: 'Outbound Link: Click', campaign: '{}', props },
    ])
    .execute()
  await db.destroy()
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([[], ['--csv']])(
  'an event that was stored before events were cleaned does not reach the terminal (%s)',
  async (...flags) => {
    const { stdout } = await execute(process.execPath, ['--import', 'tsx', 'scripts/stats.ts', ...flags], {
      env: { ...process.env, DATABASE_PATH: join(folder, 'site.db'), DATABASE_URL: '' },
    })
    expect(stdout).toContain(']0;owned2J')
    expect(stdout).not.toMatch(/(?!\r?\n)[\p{Cc}\p{Cf}]/u)
  },
)
