import type { Kysely } from 'kysely'
import { setDatabaseCheck } from '@/lib/database-check'
import { database } from './connection'
import type { Database } from './schema'
import { write } from './write'

/** How long to wait for other writers, in milliseconds; less than what /readyz allows. */
const lockTimeoutMs = 1_500

/** Lets /readyz check the database of this process. */
export function startDatabaseCheck(): void {
  setDatabaseCheck(async () => checkWritable(await database()))
}

/** Writes one row as it is. Rejects when that fails, such as on a full disk or a replica. */
export async function checkWritable(db: Kysely<Database>): Promise<void> {
  await write(
    db,
    (change) =>
      change
        .updateTable('migration')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('name', '=', (one) =>
          one.selectFrom('migration').select(({ fn }) => fn.min('name').as('first')),
        )
        .execute(),
    lockTimeoutMs,
  )
}
