import { isBot } from '@/analytics/server/daily-counts'
import { allowedRequests } from '@/config/rate-limits'
import { uploadsFolder } from '@/config/uploads'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { hasWebhook } from '@/db/outbox/webhook'
import { kindOfName, maxFileBytes, validateForm, type FileKind } from '@/forms/validate'
import { clientAddressHeader } from '@/lib/client-address'
import { log } from '@/lib/log'
import { counted, formOutcome } from '@/lib/measurements'
import { firstTexts, maxBytesInMemory, withFormBody, type FormBody } from '@/requests/body'
import { idempotencyKey, isFilledByBot } from '@/requests/fields'
import { refuseForm } from '@/requests/guard'
import { isMultipart } from '@/requests/multipart'
import { done, refused, type Outcome } from '@/requests/outcome'
import { createRequestLimit } from '@/requests/rate-limited'
import { formById, type Form } from '../forms'
import { names, sandboxId } from '../names'
import { adoptHidden, contextOf, hiddenOf } from './context'
import { kindOfContent } from './file-kind'
import { hasLeadMail } from './mail'
import { respond } from './respond'
import { storeSubmission } from './store'
import { configuredUploads, saveFile, type SavedFile } from './uploads'

/** The outcome of a sent form; an accepted one has an id. */
type FormOutcome = Outcome<{ responseId: string }>

/** Why an address is refused that sent more than its limit. */
const tooManyForms = 'Too many forms were sent from your network.'
/**
 * Per client IP in ten minutes: FORM_RATE_LIMIT stored forms, and six times as many requests. Every request counts before
 * its body is read, so oversized bodies can't exhaust memory; that limit is looser because it also counts invalid requests,
 * and without JavaScript an unread form cannot be shown again.
 */
const maxForms = allowedRequests('FORM_RATE_LIMIT')
const refuseStoring = createRequestLimit(tooManyForms, maxForms)
const refuseRequest = createRequestLimit(tooManyForms, maxForms * 6)

const unreadable = { tooLarge: 'This is too large for the form.', malformed: 'The form arrived damaged.' }

/** Handles a POST of the form `formId`. Never rejects. */
export async function handleForm(formId: string, request: Request): Promise<Response> {
  const { headers } = request
  const form = formById(formId)
  if (!form) return respond({ headers, form, body: undefined }, refused(404, 'There is no such form.'))
  function answer(outcome: FormOutcome, body?: FormBody): Promise<Response> {
    countRefusal(outcome)
    return respond({ headers, form, body }, outcome)
  }
  const refusal = refuseForm(headers, 'Forms') ?? refuseRequest(headers)
  if (refusal) return answer(refusal)
  const address = headers.get(clientAddressHeader) ?? ''
  const limit = maxBodyBytes(form, headers.get('content-type') ?? '')
  const reading = { limit, reasons: unreadable, folder: uploadsFolder(), address }
  return withFormBody(request, reading, async (body) => {
    if ('status' in body) return answer(body)
    adoptHidden(form, body, headers.get('referer'))
    return answer(await receive(form, body, address, !isBot(headers.get('user-agent'))), body)
  })
}

/** The maximum body size in bytes of this form, sent with this content type. Only a file needs more than memory has. */
function maxBodyBytes(form: Form, type: string): number {
  const canHaveFile = isMultipart(type) && form.fields.some(({ kind }) => kind === 'file')
  return maxBytesInMemory + (canHaveFile ? maxFileBytes : 0)
}

/** Counts a form that was not accepted; `receive` counts the others. */
function countRefusal(outcome: FormOutcome): void {
  if (outcome.kind === 'done') return
  const isOurs = outcome.kind === 'refused' && outcome.status === 503
  formOutcome.publish(isOurs ? 'failed' : outcome.kind)
}

/**
 * Validates and stores a sent form. Once the outcome is "done" the answers are on disk, and sending the same form again
 * returns the same outcome. `counts` is false for programs, which are in no number but their own. Never rejects.
 */
export async function receive(form: Form, body: FormBody, from: string, counts = true): Promise<FormOutcome> {
  const texts = firstTexts(body)
  if (isFilledByBot(texts)) {
    log('info', 'form sent by a bot, not stored', { form: form.id })
    formOutcome.publish('bot')
    return done({ responseId: crypto.randomUUID() })
  }
  const { values, errors } = validateForm(form.fields, (ref) => body.files.get(ref) ?? body.texts.get(ref))
  const uploads = await readUploads(form, body, errors)
  for (const { field, name } of uploads) values[field] = name
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (texts.get(names.sandbox) === '1') return done({ responseId: sandboxId })

  const refusal = refuseStoring(from)
  if (refusal) return refusal
  const files: SavedFile[] = []
  try {
    const [db, place] = [await database(), configuredUploads()]
    for (const { bytes, ...file } of uploads)
      files.push({ ...file, bytes: bytes.length, ...(await saveFile(place, bytes)) })
    const submission = {
      formId: form.id,
      key: idempotencyKey(texts),
      answers: values,
      hidden: hiddenOf(form, body),
      context: contextOf(body),
      questions: Object.fromEntries(form.fields.map(({ ref, title }) => [ref, title])),
      files,
    }
    const orders = { now: new Date(), notify: hasWebhook('LEADS'), mail: hasLeadMail() }
    const { id, isNew } = await storeSubmission(db, submission, orders)
    formOutcome.publish(isNew ? 'stored' : 'repeated')
    // Files that were sent twice. Retention removes those that cannot be removed now.
    if (!isNew) await place.remove(files.map((file) => file.id)).catch(() => undefined)
    else if (counts) counted.publish({ kind: 'form', label: form.id, detail: 'sent' })
    return done({ responseId: id })
  } catch (error) {
    log('error', 'form could not be stored', { form: form.id, error: errorText(error) })
    // Keep the files: the commit may have succeeded although its confirmation was lost. Retention removes orphans.
    return refused(503, 'We cannot save this right now. Please try again in a moment.', { retryAfter: 10 })
  }
}

const unreadableFile = (kind = '') =>
  /jpg|png|heic/.test(kind)
    ? `This is not a ${kind.toUpperCase()} picture, or it is damaged or has more than 50 megapixels. Please choose another file.`
    : `We could not read this file as ${kind.toUpperCase()}. It may be damaged, or have macros, scripts or a password. Please export it again.`

type Upload = { field: string; name: string; kind: FileKind; bytes: Uint8Array }

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
    const promised = kindOfName(file.name)
    if (!kind || promised !== kind) errors[ref] = unreadableFile(promised)
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
