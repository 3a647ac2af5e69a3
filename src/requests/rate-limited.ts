import { refused, type Refusal } from './outcome'

/** For pages that cannot show what was typed, because the request was refused before it was read. */
export const goBackHint = 'What you typed is still there when you go back in your browser.'

/** Refuses a client that sent too much and may try again in `wait` seconds; `excess` is a sentence that names what was sent. */
export function rateLimited(excess: string, wait: number): Refusal {
  const minutes = Math.ceil(wait / 60)
  const later = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return refused(429, `${excess} Please try again in ${later}.`, { retryAfter: wait })
}
