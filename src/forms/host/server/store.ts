import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '@/db/schema'
import { write } from '@/db/write'
import type { FieldValue } from '@/forms/validate'
import { searchText } from '@/lib/search-text'
import { orderMail } from './mail'
import type { SavedFile } from './uploads'

type Submission = {
  formId: string
  /** Random key from the browser, so that sending twice counts once. Without it the same answers count once a day. */
  key: string | undefined
  answers: Record<string, FieldValue>
  hidden: Record<string, string>
  context: Record<string, string>
  /** Questions as the form asked them, by field. */
  questions?: Record<string, string>
  files: SavedFile[]
}

/**
 * Stores a submission with its files and, with `notify` and `mail`, a delivery to the webhook and by mail, in one transaction. Resolves once it is
 * on disk. For a submission that was stored before, returns its first id with `isNew` false. Rejects when the database
 * fails.
 */
export function storeSubmission(
  db: Db,
  submission: Submission,
  { now, notify, mail = false }: { now: Date; notify: boolean; mail?: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const created_at = now.toISOString()
  // Other answers with a known key are stored as well: the visitor corrected them after the response was lost.
  const scope = submission.key ? `browser:${submission.key}` : `day:${created_at.slice(0, 10)}`
  const key = `${scope}:${contentDigest(submission)}`
  const row = {
    id: randomUUID(),
    form_id: submission.formId,
    key,
    answers: JSON.stringify(submission.answers),
    hidden: JSON.stringify(submission.hidden),
    context: JSON.stringify(submission.context),
    created_at,
    questions: JSON.stringify(submission.questions ?? {}),
    search: searchText(submission.answers, submission.hidden, submission.context),
  }
  return write(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('submission')
      .values(row)
      .onConflict((conflict) => conflict.columns(['form_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const first = await transaction
        .selectFrom('submission')
        .select('id')
        .where('form_id', '=', row.form_id)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return { id: first.id, isNew: false }
    }
    if (submission.files.length > 0) {
      const files = submission.files.map((file) => ({ ...file, submission_id: row.id }))
      await transaction.insertInto('upload').values(files).execute()
    }
    if (notify) {
      const delivery = { submission_id: row.id, attempts: 0, due_at: created_at }
      await transaction.insertInto('webhook_delivery').values(delivery).execute()
    }
    if (mail) await orderMail(transaction, `lead:${row.id}`, created_at)
    return { id: row.id, isNew: true }
  })
}

function contentDigest({ answers, hidden, files }: Submission): string {
  const content = [answers, hidden, files.map(({ field, sha256 }) => [field, sha256])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
