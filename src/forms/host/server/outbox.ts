import type { Kysely } from 'kysely'
import { fileWarning } from './file-kind'
import type { Outbox } from '@/db/outbox/outbox'
import type { Database } from '@/db/schema'

/** Deliveries of submissions to the webhook. They name files but do not contain them; `npm run leads` has their paths. */
export const submissionOutbox: Outbox = {
  table: 'webhook_delivery',
  key: 'submission_id',
  body: deliveryBody,
}

async function deliveryBody(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const submission = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
  if (!submission) return undefined
  const files = await db
    .selectFrom('upload')
    .select(['field', 'name', 'kind', 'bytes'])
    .where('submission_id', '=', id)
    .execute()
  return JSON.stringify({
    event: 'submission',
    id,
    form: submission.form_id,
    createdAt: submission.created_at,
    answers: JSON.parse(submission.answers) as unknown,
    hidden: JSON.parse(submission.hidden) as unknown,
    context: JSON.parse(submission.context) as unknown,
    files: files.map((file) => ({ ...file, warning: fileWarning })),
  })
}
