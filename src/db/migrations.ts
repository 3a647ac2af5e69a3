import { sql } from 'kysely'
import { searchText } from '@/lib/search-text'
import { isSqlite } from './journal'
import type { Db } from './schema'

type Migration = (db: Db) => Promise<void>

/** Statements that SQLite and PostgreSQL both understand. */
const run =
  (...statements: string[]): Migration =>
  async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }

const delivery = `attempts integer not null, due_at text not null, delivered_at text, failed_at text, last_error text`

/** Form submissions, their files, and the outbox of their webhook. */
const leads = run(
  `create table submission (
    id text primary key, form_id text not null, key text not null, answers text not null, hidden text not null,
    context text not null, created_at text not null, constraint submission_once unique (form_id, key))`,
  `create index submission_by_time on submission (created_at)`,
  `create table upload (
    id text primary key, submission_id text not null references submission (id) on delete cascade, field text not null,
    name text not null, kind text not null, bytes integer not null, sha256 text not null)`,
  `create index upload_by_submission on upload (submission_id)`,
  `create table webhook_delivery (
    submission_id text primary key references submission (id) on delete cascade, ${delivery})`,
  `create index webhook_delivery_due on webhook_delivery (due_at)`,
)

/** Comments, reactions, and the outbox of their webhook. */
const comments = run(
  `create table comment (
    id text primary key, thread text not null, path text not null, parent_id text references comment (id),
    key text not null unique, writer text not null, name text not null, email text, text text not null,
    status text not null, team integer not null, created_at text not null, edited_at text, decided_at text)`,
  `create index comment_by_thread on comment (thread, created_at)`,
  `create index comment_by_writer on comment (writer)`,
  `create index comment_by_parent on comment (parent_id)`,
  `create table reaction (
    subject text not null, kind text not null, writer text not null, created_at text not null,
    constraint reaction_once primary key (subject, kind, writer))`,
  `create table comment_delivery (
    comment_id text primary key references comment (id) on delete cascade, ${delivery})`,
  `create index comment_delivery_due on comment_delivery (due_at)`,
)

/** Page views and events, and monthly totals of old ones. */
const events = run(
  `create table event (
    name text not null, path text not null, campaign text not null, referrer text not null, width text not null,
    props text not null, created_at text not null)`,
  `create index event_by_time on event (created_at)`,
  `create table event_total (
    month text not null, name text not null, path text not null, count integer not null,
    constraint event_total_once primary key (month, name, path))`,
)

/** When backups were made. */
const backups = run(
  `create table backup (made_at text primary key, kilobytes integer not null, uploads integer not null)`,
)

/** Members of the desk, their passkeys and sessions, one-time tokens, and the audit log. */
const desk = run(
  `create table desk_member (
    id text primary key, email text not null unique, invited_at text not null, joined_at text)`,
  `create table desk_passkey (
    id text primary key, member_id text not null references desk_member (id) on delete cascade,
    public_key text not null, counter integer not null, transports text not null, device text not null,
    created_at text not null, used_at text)`,
  `create table desk_session (
    id text primary key, token_hash text not null unique,
    member_id text not null references desk_member (id) on delete cascade, address text not null,
    device text not null, created_at text not null, expires_at text not null)`,
  `create table desk_token (
    hash text primary key, purpose text not null, member_id text references desk_member (id) on delete cascade,
    expires_at text not null)`,
  `create table desk_audit (
    id text primary key, at text not null, member text not null, action text not null, subject text not null,
    detail text not null)`,
  `create index desk_audit_by_time on desk_audit (at, id)`,
)

/** What the team does about a submission, its questions, and what is needed to find it among many. */
async function leadStates(db: Db): Promise<void> {
  await run(
    `alter table submission add column questions text not null default '{}'`,
    `alter table submission add column search text not null default ''`,
    `alter table submission add column state text not null default 'new'`,
    `alter table submission add column note text not null default ''`,
    `alter table submission add column version integer not null default 0`,
    `alter table submission add column read_at text`,
  )(db)
  await fillSearch(db)
  await run(
    `create index submission_by_form_id on submission (form_id, created_at)`,
    `create index submission_by_state on submission (state, created_at)`,
    `create index submission_unread on submission (created_at) where read_at is null`,
    `create index webhook_delivery_open on webhook_delivery (due_at) where delivered_at is null`,
    `create index comment_delivery_open on comment_delivery (due_at) where delivered_at is null`,
  )(db)
}

/** Rows that are read at a time. */
const batchSize = 500

async function fillSearch(db: Db): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('submission')
      .select(['id', 'answers', 'hidden', 'context'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { id, answers, hidden, context } of rows) {
      const search = searchText(JSON.parse(answers), JSON.parse(hidden), JSON.parse(context))
      await db.updateTable('submission').set({ search }).where('id', '=', id).execute()
    }
    if (rows.length < batchSize) return
    last = rows.at(-1)?.id ?? last
  }
}

/** Certificates that were signed, and the keys that sign them: one at a time, whichever instance made it first. */
const certificates = run(
  `create table certificate (id text primary key, issued_at text not null)`,
  `create index certificate_by_time on certificate (issued_at)`,
  `create table certificate_key (
    id text primary key, public_key text not null, private_key text, created_at text not null)`,
  `create unique index certificate_key_signs on certificate_key ((private_key is not null))
    where private_key is not null`,
)

/** Counts per day, from which numbers are read. Rows in the order of their key are summed in half the time. */
const eventCounts: Migration = (db) =>
  run(
    `create table event_count (
      kind text not null, bucket text not null, label text not null, detail text not null, count integer not null,
      constraint event_count_once primary key (kind, bucket, label, detail)) ${isSqlite(db) ? 'without rowid' : ''}`,
  )(db)

/** What a member may do, who of the team has a lead and when to be reminded of it, and mail that is still to be sent. */
const deskWork = run(
  `alter table desk_member add column role text not null default 'manager'`,
  `alter table submission add column owner_id text references desk_member (id) on delete set null`,
  `alter table submission add column remind_on text`,
  `create table mail_delivery (
    mail text primary key, submission_id text not null references submission (id) on delete cascade,
    attempts integer not null default 0, due_at text not null, delivered_at text, failed_at text, last_error text)`,
)

const isOpen = (day: string) =>
  `not exists (select 1 from event_count as over where over.kind = 'counted' and over.bucket = ${day})`
const isView = `name = 'pageview'`
const countOf = (kind: string, label: string, condition: string) =>
  `insert into event_count (kind, bucket, label, detail, count)
    select '${kind}', substr(created_at, 1, 10), substr(${label}, 1, 600), '', count(*) from event
    where ${condition} and ${isOpen('substr(created_at, 1, 10)')} group by 2, 3`

/** Counts events by day when they arrive, and counts those that were stored one by one and not yet counted. */
const countsOnly = run(
  `delete from event_count where length(bucket) > 10 and ${isOpen('substr(event_count.bucket, 1, 10)')}`,
  countOf('event', 'name', '1 = 1'),
  countOf('page', 'path', isView),
  countOf('referrer', 'referrer', `${isView} and referrer <> ''`),
  countOf('campaign', 'campaign', `${isView} and campaign <> '{}'`),
  countOf('width', 'width', isView),
  countOf('outbound', 'props', `name = 'Outbound Link: Click'`),
  `delete from event_count where kind = 'counted'`,
  `drop table event`,
  `drop table event_total`,
)

/** Removes the ids of signed certificates: a claim that is sent twice may give two certificates. */
const noClaims = run(`drop table certificate`)

/** All migrations, oldest first. Never change what one that has shipped does; add another. */
export const migrations: { name: string; up: Migration }[] = [
  { name: '0001-leads', up: leads },
  { name: '0002-comments', up: comments },
  { name: '0003-events', up: events },
  { name: '0004-backups', up: backups },
  { name: '0005-desk', up: desk },
  { name: '0006-lead-states', up: leadStates },
  { name: '0007-certificates', up: certificates },
  { name: '0008-event-counts', up: eventCounts },
  { name: '0009-desk-work', up: deskWork },
  { name: '0010-counts-only', up: countsOnly },
  { name: '0011-no-claims', up: noClaims },
]
