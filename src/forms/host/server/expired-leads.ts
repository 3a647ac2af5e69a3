import type { Kysely } from 'kysely'
import { removedFormMonths } from '@/db/retention'
import type { Database } from '@/db/schema'
import type { Form } from '../forms'
import { findLeads, formsWithLeads, type Lead } from './leads'

/** Finds submissions older than their form keeps them. Those of a removed form expire after `removedFormMonths`. */
export async function expiredLeads(db: Kysely<Database>, forms: Form[], now: Date): Promise<Lead[]> {
  const stored = await formsWithLeads(db)
  const expired = stored.map(async (id) => {
    const form = forms.find((one) => one.id === id)
    const before = monthsBefore(now, form?.keepMonths ?? removedFormMonths)
    const leads = await findLeads(db, { form: id, before })
    return leads.filter((lead) => lead.createdAt < monthsBefore(now, agreedMonths(form, lead)))
  })
  return (await Promise.all(expired)).flat()
}

/** The months that the sender agreed to in the form; 0 for none. */
function agreedMonths(form: Form | undefined, { answers }: Lead): number {
  const agreed = form?.fields.map((field) =>
    field.kind === 'consent' && answers[field.ref] === true ? (field.keepMonths ?? 0) : 0,
  )
  return Math.max(0, ...(agreed ?? []))
}

function monthsBefore(now: Date, months: number): string {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
