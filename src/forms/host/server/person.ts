import type { Db } from '@/db/schema'
import { containsEmail } from '@/lib/contains-email'
import { formById } from '../forms'
import { emailAnswers } from './lead-text'
import { deleteLeads, findLeads, type Lead } from './leads'
import type { Uploads } from './uploads'

/** Finds what a person has sent, and what somebody else has sent that contains the person's address in any field. Newest first. */
export async function submissionsOf(db: Db, email: string) {
  const found: { own: Lead[]; mentions: Lead[] } = { own: [], mentions: [] }
  // Every lead that contains the address, and others, which the words around it exclude.
  for (const lead of await findLeads(db, { search: email })) {
    const { answers, hidden, context } = lead
    if (!containsEmail([answers, hidden, context], email)) continue
    found[isSender(lead, email) ? 'own' : 'mentions'].push(lead)
  }
  return found
}

/** Deletes what the person has sent, with files and deliveries. Returns the number of submissions. */
export async function eraseSubmissions(db: Db, email: string, uploads: Uploads): Promise<number> {
  const { own } = await submissionsOf(db, email)
  await deleteLeads(db, own, uploads)
  return own.length
}

/**
 * Whether the address is the sender's: the form's email field contains it. Where that is empty, or the form is gone,
 * any answer that consists of the address counts.
 */
function isSender(lead: Lead, email: string): boolean {
  const senders = emailAnswers(lead, formById(lead.form))
  if (senders.length > 0) return containsEmail(senders, email)
  return Object.values({ ...lead.context, ...lead.hidden, ...lead.answers }).some(
    (value) => typeof value === 'string' && value.trim().toLowerCase() === email.trim().toLowerCase(),
  )
}
