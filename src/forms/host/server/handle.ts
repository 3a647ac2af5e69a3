import { env } from '@/config/env'
import { database } from '@/db/connection'
import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import { readBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { refused } from '@/requests/outcome'
import { formById } from '../forms'
import { bodyLimit } from './body-limit'
import { adoptHidden } from './context'
import { wantsDelivery } from './outbox'
import type { FormOutcome } from './outcome'
import { receive, tooManyForms } from './receive'
import { respond } from './respond'
import { uploadsFolder } from './uploads'

/**
 * Milliseconds in which one address may have FORM_RATE_LIMIT forms stored, and send six times as many: some have a mistake
 * in them or come from a program. What is sent counts before it is read, so that a flood fills no memory; that limit is
 * wide, because without script what was not read cannot be shown again.
 */
const window = 10 * 60 * 1000
const limit = Number(env('FORM_RATE_LIMIT')) || 20
const takeTurn = createRateLimit(limit, window)
const takeReading = createRateLimit(limit * 6, window)

const unreadable = {
  tooLarge: 'This is more than the form can take.',
  malformed: 'The form arrived damaged.',
}

/** Answers a POST of the form `formId`. Never rejects. */
export async function handleForm(formId: string, request: Request): Promise<Response> {
  const { headers } = request
  const form = formById(formId)
  const answer = (outcome: FormOutcome) => respond({ headers, form, sent: undefined }, outcome)
  if (!form) return answer(refused(404, 'There is no such form.'))
  const refusal = refuseForm(headers, 'Forms')
  if (refusal) return answer(refusal)
  const address = headers.get(clientAddressHeader) ?? ''
  const wait = takeReading(address)
  if (wait !== undefined) return answer(tooManyForms(wait))
  const sent = await readBody(request, bodyLimit(form, headers.get('content-type') ?? ''), unreadable)
  if ('status' in sent) return answer(sent)

  adoptHidden(form, sent, headers.get('referer'))
  const service = { database, uploads: uploadsFolder(), takeTurn, notify: wantsDelivery() }
  return respond({ headers, form, sent }, await receive(form, sent, address, service))
}

/** Answers any other method. */
export function refuseMethod(formId: string, { headers }: Request): Promise<Response> {
  const outcome = refused(405, 'A form is sent with POST.', { allow: 'POST' })
  return respond({ headers, form: formById(formId), sent: undefined }, outcome)
}
