import { sql, type Kysely } from 'kysely'
import { searchText } from '@/lib/search-text'
import type { Database } from '../schema'

/** Rows that are read at a time. */
const batchSize = 500

/** What the team does about a submission, its questions, and what is needed to find it among many. */
export async function leadStates(db: Kysely<Database>): Promise<void> {
  for (const [name, initial] of [
    ['questions', '{}'],
    ['search', ''],
    ['state', 'new'],
    ['note', ''],
  ] as const)
    await db.schema
      .alterTable('submission')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
      .execute()
  await db.schema
    .alterTable('submission')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('submission').addColumn('read_at', 'text').execute()
  await fillSearch(db)

  for (const column of ['form_id', 'state'] as const)
    await db.schema
      .createIndex(`submission_by_${column}`)
      .on('submission')
      .columns([column, 'created_at'])
      .execute()
  await db.schema
    .createIndex('submission_unread')
    .on('submission')
    .column('created_at')
    .where(sql.ref('read_at'), 'is', null)
    .execute()
  for (const table of ['webhook_delivery', 'comment_delivery'] as const)
    await db.schema
      .createIndex(`${table}_open`)
      .on(table)
      .column('due_at')
      .where(sql.ref('delivered_at'), 'is', null)
      .execute()
}

async function fillSearch(db: Kysely<Database>): Promise<void> {
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
