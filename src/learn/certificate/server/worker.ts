import type { Kysely } from 'kysely'
import { certificateHours } from '@/db/retention'
import { runRetention } from '@/db/scheduler'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'

/** Starts the scheduled task of the certificates. Call it once per process. */
export function startCertificates(): void {
  runRetention('certificates', (db) => applyRetention(db))
}

/** Forgets certificates whose claim expired long ago. */
export async function applyRetention(db: Kysely<Database>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - certificateHours * 3_600_000).toISOString()
  await write(db, (transaction) =>
    transaction.deleteFrom('certificate').where('issued_at', '<', before).execute(),
  )
}
