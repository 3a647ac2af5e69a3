import { clean } from '@/forms/check-answers'
import type { Sent } from '@/requests/body'
import type { Form } from '../forms'
import { names } from '../names'

/** Longest value taken; what is longer was not made by our own pages. */
const longest = 500

/** What the browser may tell about where a form was opened. */
const known = /^(?:page|embed|source|medium|utm_(?:source|medium|campaign|term|content)|ga_client_id)$/

/** Where the form was opened, from what the browser sent; empty when it sent nothing or something else. */
export function contextOf({ texts }: Sent): Record<string, string> {
  const text = texts.get(names.context)?.[0] ?? ''
  return Object.fromEntries(
    Object.entries(parseObject(text)).flatMap(([name, value]) => {
      const usable = known.test(name) && typeof value === 'string' ? short(value) : undefined
      return usable ? [[name, usable]] : []
    }),
  )
}

/**
 * The hidden fields of a form. Names that the form does not know and values that are too long are left out: a request
 * is not lost over them.
 */
export function hiddenOf(form: Form, { texts }: Sent): Record<string, string> {
  return Object.fromEntries(
    form.hidden.flatMap((name) => {
      const value = short(texts.get(names.hidden(name))?.[0] ?? '')
      return value ? [[name, value]] : []
    }),
  )
}

/** Fills hidden fields that are empty from the query of the page that held the form: without script nobody else does. */
export function adoptHidden(form: Form, { texts }: Sent, referrer: string | null): void {
  if (!referrer || !URL.canParse(referrer)) return
  const query = new URL(referrer).searchParams
  for (const key of form.hidden.map(names.hidden)) {
    const value = query.get(key)
    if (value && !texts.get(key)?.[0]) texts.set(key, [value])
  }
}

function short(value: string): string | undefined {
  const text = clean(value)
  return text !== '' && text.length <= longest ? text : undefined
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
