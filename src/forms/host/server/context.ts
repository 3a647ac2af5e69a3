import { cleanText } from '@/lib/clean-text'
import { isObject } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import type { FormBody } from '@/requests/body'
import type { Form } from '../forms'
import { names } from '../names'

/** Longer values do not come from our pages and are dropped. Characters. */
const maxValueLength = 500

/** Names that the browser may send about where a form was opened. */
const knownName = /^(?:page|embed|source|medium|utm_(?:source|medium|campaign|term|content)|ga_client_id)$/

/** Where the form was opened, as the browser sent it, without unknown names and malformed values. */
export function contextOf({ texts }: FormBody): Record<string, string> {
  const sent = parseJson(texts.get(names.context)?.[0] ?? '')
  return Object.fromEntries(
    Object.entries(isObject(sent) ? sent : {}).flatMap(([name, value]) => {
      const usable = knownName.test(name) && typeof value === 'string' ? short(value) : undefined
      return usable ? [[name, usable]] : []
    }),
  )
}

/**
 * The hidden fields of a form, without unknown names and values that are too long. They are dropped rather than reported,
 * because a visitor could not correct them.
 */
export function hiddenOf(form: Form, { texts }: FormBody): Record<string, string> {
  return Object.fromEntries(
    form.hidden.flatMap((name) => {
      const value = short(texts.get(names.hidden(name))?.[0] ?? '')
      return value ? [[name, value]] : []
    }),
  )
}

/** Fills empty hidden fields from the query of the form's page, because without JavaScript nothing else does. */
export function adoptHidden(form: Form, { texts }: FormBody, referrer: string | null): void {
  const query = URL.parse(referrer ?? '')?.searchParams
  for (const key of form.hidden.map(names.hidden)) {
    const value = query?.get(key)
    if (value && !texts.get(key)?.[0]) texts.set(key, [value])
  }
}

function short(value: string): string | undefined {
  const text = cleanText(value)
  return text !== '' && text.length <= maxValueLength ? text : undefined
}
