import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** Counts events by day when they arrive, and counts those that were stored one by one and not yet counted. */
export async function countsOnly(db: Kysely<Database>): Promise<void> {
  const isOpen = (day: ReturnType<typeof sql>) =>
    sql`not exists (select 1 from event_count as over where over.kind = 'counted' and over.bucket = ${day})`
  const day = sql`substr(created_at, 1, 10)`
  await sql`delete from event_count where length(bucket) > 10 and ${isOpen(sql`substr(event_count.bucket, 1, 10)`)}`.execute(
    db,
  )
  const isView = "name = 'pageview'"
  for (const [kind, label, condition] of [
    ['event', 'name', '1 = 1'],
    ['page', 'path', isView],
    ['referrer', 'referrer', `${isView} and referrer <> ''`],
    ['campaign', 'campaign', `${isView} and campaign <> '{}'`],
    ['width', 'width', isView],
    ['outbound', 'props', "name = 'Outbound Link: Click'"],
  ] as const)
    await sql`
      insert into event_count (kind, bucket, label, detail, count)
      select ${sql.lit(kind)}, ${day}, substr(${sql.ref(label)}, 1, 600), '', count(*) from event
      where ${sql.raw(condition)} and ${isOpen(day)} group by 2, 3`.execute(db)
  await sql`delete from event_count where kind = 'counted'`.execute(db)
  await db.schema.dropTable('event').execute()
  await db.schema.dropTable('event_total').execute()
}
