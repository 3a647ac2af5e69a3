import { fileWarning } from './file-kind'
import { leadById } from './leads'
import type { Outbox } from '@/db/outbox/outbox'

/** Deliveries of submissions to the webhook. They name files but do not contain them; `npm run leads` has their paths. */
export const submissionOutbox: Outbox = {
  table: 'webhook_delivery',
  key: 'submission_id',
  async body(db, id) {
    const lead = await leadById(db, id)
    if (!lead) return undefined
    const { form, createdAt, answers, hidden, context } = lead
    const files = lead.files.map(({ field, name, kind, bytes }) => ({
      field,
      name,
      kind,
      bytes,
      warning: fileWarning,
    }))
    return JSON.stringify({ event: 'submission', id, form, createdAt, answers, hidden, context, files })
  },
}
