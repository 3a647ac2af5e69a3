import { refused, type Refusal } from './outcome'

/** For a page on which what was typed cannot be shown again, because it was not read. */
export const goBack = 'What you typed is still there when you go back in your browser.'

/** Refuses an address that has sent too much and may go on in `wait` seconds; `excess` is a sentence that says of what. */
export function tooMany(excess: string, wait: number): Refusal {
  const minutes = Math.ceil(wait / 60)
  const later = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return refused(429, `${excess} Please try again in ${later}.`, { retryAfter: wait })
}
