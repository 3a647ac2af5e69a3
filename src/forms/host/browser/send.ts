import { isOptional, isRecordOf, isShape, isString } from '@/lib/guards'
import { minFillMs } from '@/requests/fields'
import { names } from '../names'

export type SendResult =
  | { kind: 'accepted'; responseId: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'refused' | 'failed'; reason: string }

/** Delays before retries of a form that `failed`, by a network or server error, in milliseconds. */
const retryDelays = [1000, 4000]
/** Minimum timeout of an attempt. */
const minTimeoutMs = 30_000
/** The slowest upload that the timeout allows for; the largest file stays below the server's 300 s (http-server.ts). */
const minBytesPerSecond = 20 * 1024
const unexpected =
  'Our server responded with something unexpected. Your answers are still here: please try again.'
const unreachable = 'We could not reach our server. Your answers are still here: please try again.'

/**
 * Sends a form and returns the result. `opened` is the performance.now() at which it was shown. Calls `onRetry` before
 * each retry, which is safe, because sending the same data again counts once.
 */
export async function sendForm(address: string, data: FormData, opened: number, onRetry: () => void) {
  // The server treats faster forms as sent by a bot.
  await wait(minFillMs + 100 - (performance.now() - opened))
  data.set(names.elapsed, String(Math.round(performance.now() - opened)))
  for (const delay of retryDelays) {
    const result = await sendOnce(address, data)
    if (result.kind !== 'failed') return result
    onRetry()
    await wait(delay)
  }
  return sendOnce(address, data)
}

type FormResponse = { responseId?: string; errors?: Record<string, string>; error?: string }
const isFormResponse = isShape<FormResponse>({
  responseId: isOptional(isString),
  errors: isOptional(isRecordOf(isString)),
  error: isOptional(isString),
})

async function sendOnce(address: string, body: FormData): Promise<SendResult> {
  try {
    const signal = AbortSignal.timeout(timeoutFor(body))
    const headers = { accept: 'application/json' }
    const response = await fetch(address, { method: 'POST', body, headers, signal })
    const kind = response.status >= 500 ? 'failed' : 'refused'
    const received: unknown = await response.json()
    if (!isFormResponse(received)) return { kind, reason: unexpected }
    const { responseId, errors, error } = received
    if (responseId) return { kind: 'accepted', responseId }
    if (errors && Object.keys(errors).length > 0) return { kind: 'invalid', errors }
    return { kind, reason: error ?? unexpected }
  } catch {
    return { kind: 'failed', reason: unreachable }
  }
}

function timeoutFor(body: FormData): number {
  const sizes = [...body.values()].map((value) => (typeof value === 'string' ? value.length : value.size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return minTimeoutMs + Math.ceil((bytes / minBytesPerSecond) * 1000)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
