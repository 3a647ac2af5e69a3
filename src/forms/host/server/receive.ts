import type { Kysely } from 'kysely'
import { faultText } from '@/db/faults'
import type { Database } from '@/db/schema'
import { checkAnswers, wrongFile, type Given } from '@/forms/check-answers'
import { log } from '@/lib/log'
import { firstTexts, type Sent } from '@/requests/body'
import { done, refused } from '@/requests/outcome'
import { isProgram, keyOf } from '@/requests/texts'
import { tooMany } from '@/requests/too-many'
import type { Form } from '../forms'
import { names, sandboxId } from '../names'
import { contextOf, hiddenOf } from './context'
import { kindOfContent, type FileKind } from './file-kind'
import type { FormOutcome } from './outcome'
import { storeSubmission } from './store'
import { removeFiles, saveFile, type SavedFile } from './uploads'

/** What receiving a form needs from around it. */
export type Service = {
  database: () => Promise<Kysely<Database>>
  uploads: string
  /** Counts a sent form for an address; gives the seconds to wait when there were too many. */
  takeTurn: (address: string) => number | undefined
  /** Whether a webhook is to be told. */
  notify: boolean
}

type Upload = { field: string; name: string; kind: FileKind; bytes: Uint8Array }

/**
 * Takes what a visitor sent: checks it, stores it, and says what came of it. Once the outcome is "done" the answers
 * are on disk, and the same form sent again has the same outcome. Never rejects.
 */
export async function receive(
  form: Form,
  sent: Sent,
  address: string,
  service: Service,
): Promise<FormOutcome> {
  const texts = firstTexts(sent)
  if (isProgram(texts)) {
    log('info', 'form sent by a program, not stored', { form: form.id })
    return done({ responseId: crypto.randomUUID() })
  }
  const { answers, errors } = checkAnswers(form.fields, (ref) => givenOf(sent, ref))
  const uploads = await readUploads(form, sent, errors)
  for (const { field, name } of uploads) answers[field] = name
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (texts.get(names.sandbox) === '1') return done({ responseId: sandboxId })

  const wait = service.takeTurn(address)
  if (wait !== undefined) return tooManyForms(wait)
  const context = contextOf(sent)
  const hidden = hiddenOf(form, sent)
  const key = keyOf(texts)
  const saved: SavedFile[] = []
  try {
    const db = await service.database()
    for (const { bytes, ...file } of uploads) {
      saved.push({ ...file, bytes: bytes.length, ...(await saveFile(service.uploads, bytes)) })
    }
    const submission = { formId: form.id, key, answers, hidden, context, files: saved }
    const { id, isNew } = await storeSubmission(db, submission, { now: new Date(), notify: service.notify })
    if (!isNew) await discard(service.uploads, saved)
    return done({ responseId: id })
  } catch (error) {
    log('error', 'form could not be stored', { form: form.id, error: faultText(error) })
    // The rows may have been written although the answer was lost, so the files stay; what belongs to no row goes later.
    return refused(503, 'We cannot save this right now. Please try again in a moment.', { retryAfter: 10 })
  }
}

/** The outcome for an address that has sent too many forms and may go on in `wait` seconds. */
export function tooManyForms(wait: number): FormOutcome {
  return tooMany('Too many forms were sent from here.', wait)
}

function givenOf({ texts, files }: Sent, ref: string): Given | undefined {
  return files.get(ref) ?? texts.get(ref)
}

/** Looks into the files of a form and adds to `errors` what is wrong with them. */
async function readUploads(form: Form, { files }: Sent, errors: Record<string, string>): Promise<Upload[]> {
  const uploads: Upload[] = []
  for (const { kind: fieldKind, ref } of form.fields) {
    const file = files.get(ref)
    if (fieldKind !== 'file' || !file || errors[ref]) continue
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = kindOfContent(bytes)
    if (!kind || !file.name.toLowerCase().endsWith(`.${kind}`)) errors[ref] = wrongFile
    else uploads.push({ field: ref, name: plainName(file.name), kind, bytes })
  }
  return uploads
}

/** The file's own name, without a path, short enough for every disk it may be copied to. */
function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const plain = base.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').replace(/^\.+/, '')
  return plain.slice(-100)
}

async function discard(folder: string, files: SavedFile[]): Promise<void> {
  await removeFiles(
    folder,
    files.map(({ id }) => id),
  ).catch((error: unknown) =>
    log('warn', 'a file sent twice could not be removed', { error: faultText(error) }),
  )
}
