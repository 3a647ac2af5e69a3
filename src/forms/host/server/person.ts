import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { containsEmail } from '@/lib/contains-email'
import { deleteLeads, findLeads, type Lead } from './leads'
import type { Uploads } from './uploads'

/** Finds submissions that contain an email address in any field, newest first. */
export async function submissionsOf(db: Kysely<Database>, email: string): Promise<Lead[]> {
  const leads = await findLeads(db)
  return leads.filter(({ answers, hidden, context }) => containsEmail([answers, hidden, context], email))
}

/** Deletes them with their files and deliveries. Returns their number. */
export async function eraseSubmissions(
  db: Kysely<Database>,
  email: string,
  uploads: Uploads,
): Promise<number> {
  const leads = await submissionsOf(db, email)
  await deleteLeads(db, leads, uploads)
  return leads.length
}
