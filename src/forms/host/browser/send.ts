import { shortestFill } from '@/requests/fields'
import { names } from '../names'

export type Reply =
  | { kind: 'accepted'; responseId: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'refused'; reason: string }

/** Milliseconds before trying again when the network or the server fails; the last failure is told to the visitor. */
const pauses = [1000, 4000]
/** Milliseconds that an attempt may take, and the bytes for which it gets a second more: a file may have a slow way up. */
const patience = 30_000
/** With the largest file this stays below the 300 seconds after which the server gives up (src/server/http-server.ts). */
const bytesPerSecond = 20 * 1024
const unreachable = 'We could not reach our server. Your answers are still here: please try again.'

/** Sends what a form that was `opened` then holds, and gives the server's reply. Sending the same data again counts once, so it may be repeated. */
export async function sendForm(address: string, data: FormData, opened: number): Promise<Reply> {
  // The server takes what arrives sooner for the work of a program.
  await wait(shortestFill + 100 - (performance.now() - opened))
  data.set(names.elapsed, String(Math.round(performance.now() - opened)))
  for (const pause of [...pauses, undefined]) {
    const reply = await sendOnce(address, data)
    if (reply !== 'again') return reply
    if (pause !== undefined) await wait(pause)
  }
  return { kind: 'refused', reason: unreachable }
}

async function sendOnce(address: string, body: FormData): Promise<Reply | 'again'> {
  try {
    const signal = AbortSignal.timeout(patienceFor(body))
    const headers = { accept: 'application/json' }
    const response = await fetch(address, { method: 'POST', body, headers, signal })
    if (response.status >= 500) return 'again'
    const { responseId, errors, error } = (await response.json()) as Partial<{
      responseId: string
      errors: Record<string, string>
      error: string
    }>
    if (responseId) return { kind: 'accepted', responseId }
    if (errors) return { kind: 'invalid', errors }
    return { kind: 'refused', reason: error ?? unreachable }
  } catch {
    return 'again'
  }
}

function patienceFor(body: FormData): number {
  const sizes = [...body.values()].map((value) => (typeof value === 'string' ? value.length : value.size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return patience + Math.ceil((bytes / bytesPerSecond) * 1000)
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
