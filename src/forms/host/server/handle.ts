import { database } from '@/db/connection'
import { env } from '@/config/env'
import { clientAddressHeader } from '@/lib/client-address'
import { formById } from '../forms'
import { adoptHidden } from './context'
import { refusalOf } from './guard'
import { refused, type Outcome } from './outcome'
import { createRateLimit } from '@/lib/rate-limit'
import { bodyLimit, readBody } from './read-body'
import { receive } from './receive'
import { respond } from './respond'
import { uploadsFolder } from './uploads'
import { wantsDelivery } from './outbox'

/** Milliseconds in which one address may send FORM_RATE_LIMIT forms. */
const window = 10 * 60 * 1000
const takeTurn = createRateLimit(Number(env('FORM_RATE_LIMIT')) || 20, window)

/** Answers a POST of the form `formId`. Never rejects. */
export async function handleForm(formId: string, request: Request): Promise<Response> {
  const { headers } = request
  const form = formById(formId)
  const answer = (outcome: Outcome) => respond({ headers, form, sent: undefined }, outcome)
  if (!form) return answer(refused({ status: 404, reason: 'There is no such form.' }))
  const refusal = refusalOf(headers)
  if (refusal) return answer(refused(refusal))
  const sent = await readBody(request, bodyLimit(form))
  if ('status' in sent) return answer(refused(sent))

  adoptHidden(form, sent, headers.get('referer'))
  const address = headers.get(clientAddressHeader) ?? ''
  const service = { database, uploads: uploadsFolder(), takeTurn, notify: wantsDelivery() }
  return respond({ headers, form, sent }, await receive(form, sent, address, service))
}

/** Answers any other method. */
export function refuseMethod(formId: string, { headers }: Request): Promise<Response> {
  const outcome = refused({ status: 405, reason: 'A form is sent with POST.' })
  return respond({ headers, form: formById(formId), sent: undefined }, outcome)
}
