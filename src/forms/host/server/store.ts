import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import type { Answer } from '@/forms/check-answers'
import type { SavedFile } from './uploads'

type Submission = {
  formId: string
  /** Drawn by the browser, with which the same answers count once; without it those of a day do. */
  key: string | undefined
  answers: Record<string, Answer>
  hidden: Record<string, string>
  context: Record<string, string>
  files: SavedFile[]
}

/**
 * Stores a submission with its files and, when `notify` is set, the order to deliver it to the webhook, all or nothing,
 * and resolves once it is on disk. A submission that is there already is left as it is: `isNew` says so, and the id is
 * the first one's. Rejects when the database cannot take it.
 */
export function storeSubmission(
  db: Kysely<Database>,
  submission: Submission,
  { now, notify }: { now: Date; notify: boolean },
): Promise<{ id: string; isNew: boolean }> {
  const created_at = now.toISOString()
  // Whoever sends other words under a known key has mended them after an answer that was lost: they are kept, too.
  const drawn = submission.key ? `browser:${submission.key}` : `day:${created_at.slice(0, 10)}`
  const key = `${drawn}:${contentDigest(submission)}`
  const row = {
    id: randomUUID(),
    form_id: submission.formId,
    key,
    answers: JSON.stringify(submission.answers),
    hidden: JSON.stringify(submission.hidden),
    context: JSON.stringify(submission.context),
    created_at,
  }
  return write(db, async (change) => {
    const inserted = await change
      .insertInto('submission')
      .values(row)
      .onConflict((conflict) => conflict.columns(['form_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const first = await change
        .selectFrom('submission')
        .select('id')
        .where('form_id', '=', row.form_id)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return { id: first.id, isNew: false }
    }
    if (submission.files.length > 0) {
      const files = submission.files.map((file) => ({ ...file, submission_id: row.id }))
      await change.insertInto('upload').values(files).execute()
    }
    if (notify) {
      const delivery = { submission_id: row.id, attempts: 0, due_at: created_at }
      await change.insertInto('webhook_delivery').values(delivery).execute()
    }
    return { id: row.id, isNew: true }
  })
}

function contentDigest({ answers, hidden, files }: Submission): string {
  const content = [answers, hidden, files.map(({ field, sha256 }) => [field, sha256])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
