import { allowedRequests } from '@/config/rate-limits'
import { uploadsFolder } from '@/config/uploads'
import { database } from '@/db/connection'
import { hasWebhook } from '@/db/outbox/webhook'
import { clientAddressHeader } from '@/lib/client-address'
import { formOutcome } from '@/lib/measurements'
import { createRateLimit } from '@/lib/rate-limit'
import { maxFileBytes } from '@/forms/validate'
import { maxBytesInMemory, withFormBody } from '@/requests/body'
import { isMultipart } from '@/requests/multipart'
import { refuseForm } from '@/requests/guard'
import { refused } from '@/requests/outcome'
import { createRequestLimit } from '@/requests/rate-limited'
import { formById, type Form } from '../forms'
import { adoptHidden } from './context'
import { hasLeadMail } from './mail'
import { receive, tooManyForms, type FormOutcome } from './receive'
import { respond } from './respond'
import { configuredUploads } from './configured-uploads'

/**
 * Per client IP and period (milliseconds): FORM_RATE_LIMIT stored forms, and six times as many requests. Every request
 * counts before its body is read, so oversized bodies can't exhaust memory; that limit is looser because it also counts
 * invalid requests, and without JavaScript an unread form cannot be shown again.
 */
const period = 10 * 60 * 1000
const maxForms = allowedRequests('FORM_RATE_LIMIT')
const storeLimit = createRateLimit(maxForms, period)
const refuseRequest = createRequestLimit(tooManyForms, maxForms * 6, period)

const unreadable = { tooLarge: 'This is too large for the form.', malformed: 'The form arrived damaged.' }

/** Handles a POST of the form `formId`. Never rejects. */
export async function handleForm(formId: string, request: Request): Promise<Response> {
  const { headers } = request
  const form = formById(formId)
  if (!form) return respond({ headers, form, body: undefined }, refused(404, 'There is no such form.'))
  const refuse = (outcome: FormOutcome) => {
    countRefusal(outcome)
    return respond({ headers, form, body: undefined }, outcome)
  }
  const refusal = refuseForm(headers, 'Forms') ?? refuseRequest(headers)
  if (refusal) return refuse(refusal)
  const address = headers.get(clientAddressHeader) ?? ''
  const limit = maxBodyBytes(form, headers.get('content-type') ?? '')
  const reading = { limit, reasons: unreadable, folder: uploadsFolder(), address }
  return withFormBody(request, reading, async (body) => {
    if ('status' in body) return refuse(body)
    adoptHidden(form, body, headers.get('referer'))
    const service = {
      database,
      uploads: configuredUploads(),
      storeLimit,
      notify: hasWebhook('LEADS'),
      mail: hasLeadMail(),
    }
    const outcome = await receive(form, body, address, service)
    countRefusal(outcome)
    return respond({ headers, form, body }, outcome)
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
