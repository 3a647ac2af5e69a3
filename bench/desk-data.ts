import { randomUUID } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database, Engine } from '@/db/schema'
import { write } from '@/db/write'
import { searchText } from '@/lib/search-text'

/** Almost the 24 months for which events are kept. */
const days = 727
const hourMs = 60 * 60 * 1000
/** Below the time after which PostgreSQL ends a statement (src/db/postgres.ts). */
const eventsPerInsert = 100_000
const rowsPerInsert = 500

/** Fills an empty database with submissions, one in a hundred of which has a failed delivery. Returns the id of one. */
export async function fillLeads(db: Kysely<Database>, count: number, now: Date): Promise<string> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (let at = 0; at < count; at += rowsPerInsert) {
    const rows = ids.slice(at, at + rowsPerInsert).map((id, place) => leadRow(id, at + place, count, now))
    const failed = rows.filter((_, place) => place % 100 === 0)
    await write(db, async (change) => {
      await change.insertInto('submission').values(rows).execute()
      await change
        .insertInto('webhook_delivery')
        .values(
          failed.map(({ id, created_at }) => ({
            submission_id: id,
            attempts: 8,
            due_at: created_at,
            failed_at: created_at,
            last_error: '503 Service Unavailable',
          })),
        )
        .execute()
    })
  }
  return ids[Math.floor(count / 2)] ?? ''
}

function leadRow(
  id: string,
  at: number,
  count: number,
  now: Date,
): Insertable<Database['submission']> & { created_at: string } {
  const answers = {
    name: `Visitor ${at}`,
    email: `visitor${at}@company-${at % 5000}.example`,
    message: `We run ${at % 90} subgraphs and ask about prices, support and migration from the gateway of ${at % 7} teams.`,
  }
  const context = { path: `/page-${at % 300}`, referrer: `https://site-${at % 2000}.example/` }
  return {
    id,
    form_id: ['sales', 'contact', 'early-access', 'report'][at % 4] ?? '',
    key: `browser:${id}`,
    answers: JSON.stringify(answers),
    hidden: '{}',
    context: JSON.stringify(context),
    // Within 600 days, because forms older than 24 months are deleted.
    created_at: new Date(now.getTime() - ((count - at) / count) * 600 * 24 * hourMs).toISOString(),
    questions: '{}',
    search: searchText(answers, context),
    state: at % 3 === 0 ? 'new' : 'done',
    note: '',
    version: 0,
    read_at: at % 3 === 0 ? null : now.toISOString(),
  }
}

/** Fills the queue of comments: one in twenty waits for a decision. */
export async function fillComments(db: Kysely<Database>, count: number, now: Date): Promise<void> {
  for (let at = 0; at < count; at += rowsPerInsert) {
    const rows = Array.from({ length: rowsPerInsert }, (_, place) => {
      const id = randomUUID()
      return {
        id,
        thread: `/blog/post-${place % 50}`,
        path: `/blog/post-${place % 50}`,
        parent_id: null,
        key: id,
        writer: `writer-${place % 40}`,
        name: `Reader ${place}`,
        email: null,
        text: 'Does the router keep the order of keys when two subgraphs resolve the same entity?',
        status: place % 20 === 0 ? ('pending' as const) : ('approved' as const),
        team: 0,
        created_at: new Date(now.getTime() - (count - at - place) * 1000).toISOString(),
        edited_at: null,
        decided_at: null,
      }
    })
    await write(db, (change) => change.insertInto('comment').values(rows).execute())
  }
}

/**
 * Fills the table of events, up to now: 160 pages, 300 referrers, 20 campaigns, 400 outbound links. Values
 * follow from the number of the row, so that both databases get the same.
 */
export async function fillEvents(
  db: Kysely<Database>,
  engine: Engine,
  count: number,
  now: Date,
): Promise<void> {
  const seconds = days * 24 * 60 * 60
  const since = Math.floor(now.getTime() / 1000) - seconds
  const second = sql`(${sql.lit(since)} + i * ${sql.lit(seconds)} / ${sql.lit(count)})`
  const time =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:00.000Z', ${second}, 'unixepoch')`
      : sql`to_char(to_timestamp(${second}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI":00.000Z"')`
  const mixed = sql`(i * 7919)`
  for (let first = 0; first < count; first += eventsPerInsert) {
    const last = Math.min(first + eventsPerInsert, count) - 1
    await write(db, (change) =>
      sql`
        insert into event (name, path, campaign, referrer, width, props, created_at)
        with recursive n(i) as (
          select cast(${first} as bigint) union all select i + 1 from n where i < cast(${last} as bigint)
        )
        select
          case ${mixed} % 20 when 0 then 'Github' when 1 then 'Outbound Link: Click' when 2 then 'try-the-product'
            when 3 then 'talk-to-expert' else 'pageview' end,
          '/page-' || (${mixed} / 20 % 160),
          case ${mixed} % 10 when 0 then '{"utm_source":"news-' || (${mixed} / 10 % 20) || '"}' else '{}' end,
          case ${mixed} % 3 when 0 then 'site-' || (${mixed} / 3 % 300) || '.example' else '' end,
          case ${mixed} % 3 when 0 then 'phone' when 1 then 'tablet' else 'desktop' end,
          case ${mixed} % 20 when 1 then '{"url":"https://site-' || (${mixed} / 20 % 400) || '.example/"}' else '{}' end,
          ${time}
        from n`.execute(change),
    )
  }
}

/** Fills what the server counts by itself: each day 8 forms, 50 searches, 100 missing pages and 40 bots. */
export async function fillDailyCounts(db: Kysely<Database>, now: Date): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const bucket = new Date(now.getTime() - day * 24 * hourMs).toISOString().slice(0, 10)
    const rowsOf = (kind: string, length: number, label: (at: number) => string, detail = '') =>
      Array.from({ length }, (_, at) => ({ kind, bucket, label: label(at), detail, count: at + 1 }))
    const rows = [
      ...rowsOf('form', 8, (at) => `form-${at}`, 'opened'),
      ...rowsOf('form', 8, (at) => `form-${at}`, 'sent'),
      ...rowsOf('search', 50, (at) => `words ${(day * 31 + at) % 1000}`),
      ...rowsOf('missing', 100, (at) => `/old/${(day * 17 + at) % 3000}`, 'site.example/links'),
      ...rowsOf('bot', 40, (at) => `Bot-${at}`),
    ]
    await write(db, (change) => change.insertInto('event_count').values(rows).execute())
  }
}
