import type { Kysely } from 'kysely'
import { errorText } from '@/db/errors'
import type { Database } from '@/db/schema'
import { kindOfName, validateForm, type FieldInput, type FileKind } from '@/forms/validate'
import { log } from '@/lib/log'
import { counted, formOutcome } from '@/lib/measurements'
import { firstTexts, type FormBody } from '@/requests/body'
import { done, refused, type Outcome } from '@/requests/outcome'
import { rateLimited } from '@/requests/rate-limited'
import { idempotencyKey, isFilledByBot } from '@/requests/fields'
import type { Form } from '../forms'
import { names, sandboxId } from '../names'
import { contextOf, hiddenOf } from './context'
import { kindOfContent } from './file-kind'
import { storeSubmission } from './store'
import { saveFile, type SavedFile, type Uploads } from './uploads'

/** The outcome of a sent form; an accepted one has an id. */
export type FormOutcome = Outcome<{ responseId: string }>

/** What `receive` depends on. */
export type Service = {
  database: () => Promise<Kysely<Database>>
  uploads: Uploads
  /** Counts a form for an address. Returns the seconds to wait when there were too many. */
  storeLimit: (address: string) => number | undefined
  /** Whether to notify a webhook. */
  notify: boolean
  /** Whether to send a mail. */
  mail?: boolean
}

const wrongContent =
  'Please choose a PDF, DOCX, ODT, TXT, PNG, JPG or HEIC file, without macros or a password.'

type Upload = { field: string; name: string; kind: FileKind; bytes: Uint8Array }

/**
 * Validates and stores a sent form. Once the outcome is "done" the answers are on disk, and sending the same form again
 * returns the same outcome. Never rejects.
 */
export async function receive(
  form: Form,
  body: FormBody,
  address: string,
  service: Service,
): Promise<FormOutcome> {
  const texts = firstTexts(body)
  if (isFilledByBot(texts)) {
    log('info', 'form sent by a bot, not stored', { form: form.id })
    formOutcome.publish('bot')
    return done({ responseId: crypto.randomUUID() })
  }
  const { values, errors } = validateForm(form.fields, (ref) => inputOf(body, ref))
  const uploads = await readUploads(form, body, errors)
  for (const { field, name } of uploads) values[field] = name
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (texts.get(names.sandbox) === '1') return done({ responseId: sandboxId })

  const wait = service.storeLimit(address)
  if (wait !== undefined) return rateLimited(tooManyForms, wait)
  const context = contextOf(body)
  const hidden = hiddenOf(form, body)
  const key = idempotencyKey(texts)
  const saved: SavedFile[] = []
  try {
    const db = await service.database()
    for (const { bytes, ...file } of uploads) {
      saved.push({ ...file, bytes: bytes.length, ...(await saveFile(service.uploads, bytes)) })
    }
    const questions = Object.fromEntries(form.fields.map(({ ref, title }) => [ref, title]))
    const submission = { formId: form.id, key, answers: values, hidden, context, questions, files: saved }
    const { id, isNew } = await storeSubmission(db, submission, {
      now: new Date(),
      notify: service.notify,
      mail: service.mail,
    })
    formOutcome.publish(isNew ? 'stored' : 'repeated')
    if (isNew) counted.publish({ kind: 'form', label: form.id, detail: 'sent' })
    else await discard(service.uploads, saved)
    return done({ responseId: id })
  } catch (error) {
    log('error', 'form could not be stored', { form: form.id, error: errorText(error) })
    // Keep the files: the commit may have succeeded although its confirmation was lost. Retention removes orphans.
    return refused(503, 'We cannot save this right now. Please try again in a moment.', { retryAfter: 10 })
  }
}

/** Why an address is refused that sent more than its limit. */
export const tooManyForms = 'Too many forms were sent from your network.'

function inputOf({ texts, files }: FormBody, ref: string): FieldInput | undefined {
  return files.get(ref) ?? texts.get(ref)
}

/** Reads the files of a form and adds an error for each whose content does not match its name. */
async function readUploads(
  form: Form,
  { files }: FormBody,
  errors: Record<string, string>,
): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (const { kind: fieldKind, ref } of form.fields) {
    const file = files.get(ref)
    if (fieldKind !== 'file' || !file || errors[ref]) continue
    const kind = await kindOfContent(file.bytes)
    if (!kind || kindOfName(file.name) !== kind) errors[ref] = wrongContent
    else uploads.push({ field: ref, name: plainName(file.name), kind, bytes: file.bytes })
  }
  return uploads
}

/** The file's name without a path or special characters, short enough for every file system. */
function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const plain = base.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').replace(/^\.+/, '')
  return plain.slice(-100)
}

async function discard(uploads: Uploads, files: SavedFile[]): Promise<void> {
  await uploads
    .remove(files.map(({ id }) => id))
    .catch((error: unknown) =>
      log('warn', 'a file sent twice could not be removed', { error: errorText(error) }),
    )
}
