import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgres } from '../postgres'
import type { Database } from '../schema'
import { openSqlite } from '../sqlite'
import { describeEngines } from '../testing/engines'
import { migrations } from '.'
import { leadStates } from './0006-lead-states'

describeEngines('leads from before the desk', (_, newDatabase) => {
  test('are new, unread, and found by what was typed', async () => {
    const location = await newDatabase()
    const dialect = 'url' in location ? openPostgres(location.url) : openSqlite(location.path)
    const db = new Kysely<Database>({ dialect })
    const earlier = migrations.slice(
      0,
      migrations.findIndex(({ up }) => up === leadStates),
    )
    for (const { up } of earlier) await up(db)
    const rows = Array.from({ length: 1001 }, (_row, at) => ({
      id: String(at).padStart(4, '0'),
      form_id: 'sales',
      key: String(at),
      answers: JSON.stringify({ name: `Zoë MÜLLER ${at}` }),
      hidden: '{"plan":"Scale"}',
      context: '{}',
      created_at: '2026-01-01T00:00:00.000Z',
    }))
    await db.insertInto('submission').values(rows).execute()
    await leadStates(db)
    const found = db.selectFrom('submission').selectAll().where('read_at', 'is', null)
    expect(await found.where('search', '=', '').execute()).toEqual([])
    expect(await found.where('id', '=', '1000').executeTakeFirst()).toMatchObject({
      search: 'zoë müller 1000\nscale',
      state: 'new',
      note: '',
      version: 0,
      questions: '{}',
    })
    await db.destroy()
  })
})
