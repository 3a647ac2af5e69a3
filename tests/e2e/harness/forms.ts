import { join } from 'node:path'
import Database from 'libsql'
import type { FormField } from '@/content/schemas/form'
import { formById } from '@/forms/host/forms'

/** The questions of a form with what a journey enters in each, in order. Throws when there is no such form. */
export function questionsOf(formId: string): { css: string; kind: FormField['kind']; entry: string }[] {
  const form = formById(formId)
  if (!form) throw new Error(`content/forms/ has no form ${formId}`)
  return form.fields.map(({ ref, kind }) => ({ css: `#field-${ref}`, kind, entry: entries[kind] ?? 'Ada' }))
}

const entries: Partial<Record<FormField['kind'], string>> = { email: 'ada@example.com', number: '12' }

/** What the server has stored for an address; every journey uses its own. */
export function stored(email: string, file = join(process.env.E2E_DATA ?? '', 'site.db')) {
  const db = new Database(file)
  const rows = db.prepare('select * from submission where answers like ?').all(`%${email}%`)
  db.close()
  const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>
  return (rows as Record<'id' | 'answers' | 'hidden' | 'context', string>[]).map((row) => ({
    id: row.id,
    answers: parsed(row.answers),
    hidden: parsed(row.hidden),
    context: parsed(row.context),
  }))
}
