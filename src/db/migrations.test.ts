import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DatabaseLocation } from './connection'
import { openPostgres } from './postgres'
import type { Database } from './schema'
import { openSqlite } from './sqlite'
import { describeEngines } from './testing/engines'
import { countsOnly, migrations } from './migrations'

/** Opens an empty database and brings it to the state before a migration. */
async function openBefore(location: DatabaseLocation, migration: (db: Kysely<Database>) => Promise<void>) {
  const dialect = 'url' in location ? openPostgres(location.url) : openSqlite(location.path)
  const db = new Kysely<Database>({ dialect })
  const earlier = migrations.slice(
    0,
    migrations.findIndex(({ up }) => up === migration),
  )
  for (const { up } of earlier) await up(db)
  return db
}

describeEngines('events from when each had a row', (_, newDatabase) => {
  test('are in the numbers of their day, once', async () => {
    const db = await openBefore(await newDatabase(), countsOnly)
    const view = (created_at: string, referrer = '') =>
      sql`insert into event values ('pageview', '/pricing', '{}', ${referrer}, 'phone', '{}', ${created_at})`.execute(
        db,
      )
    for (const time of ['2026-11-19T10:00', '2026-11-20T09:00', '2026-11-20T09:30']) await view(time)
    await view('2026-11-20T15:00', 'search.example')
    const bucket = (kind: string, name: string, label: string, count: number) => ({
      kind,
      bucket: name,
      label,
      detail: '',
      count,
    })
    // A day that was counted as over, an hour that was, and one that was not.
    await db
      .insertInto('event_count')
      .values([
        bucket('page', '2026-11-19', '/pricing', 1),
        bucket('counted', '2026-11-19', '', 0),
        bucket('page', '2026-11-20T09', '/pricing', 2),
        bucket('counted', '2026-11-20T09', '', 0),
        bucket('form', '2026-11-20', 'sales', 5),
      ])
      .execute()
    await countsOnly(db)
    const rows = await db.selectFrom('event_count').selectAll().orderBy('bucket').orderBy('kind').execute()
    expect(rows.map(({ kind, bucket: name, label, count }) => [kind, name, label, count])).toEqual([
      ['page', '2026-11-19', '/pricing', 1],
      ['event', '2026-11-20', 'pageview', 3],
      ['form', '2026-11-20', 'sales', 5],
      ['page', '2026-11-20', '/pricing', 3],
      ['referrer', '2026-11-20', 'search.example', 1],
      ['width', '2026-11-20', 'phone', 3],
    ])
    await db.destroy()
  })
})
