import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Removes the ids of signed certificates: a claim that is sent twice may give two certificates. */
export async function noClaims(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable('certificate').execute()
}
