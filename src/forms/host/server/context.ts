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
  return usable(Object.entries(isObject(sent) ? sent : {}).filter(([name]) => knownName.test(name)))
}

/** The hidden fields of a form. Unknown and too long ones are dropped, because a visitor could not correct them. */
export function hiddenOf(form: Form, { texts }: FormBody): Record<string, string> {
  return usable(form.hidden.map((name) => [name, texts.get(names.hidden(name))?.[0]]))
}

/** Fills empty hidden fields from the query of the form's page, because without JavaScript nothing else does. */
export function adoptHidden(form: Form, { texts }: FormBody, referrer: string | null): void {
  const query = URL.parse(referrer ?? '')?.searchParams
  for (const key of form.hidden.map(names.hidden)) {
    const value = query?.get(key)
    if (value && !texts.get(key)?.[0]) texts.set(key, [value])
  }
}

/** The cleaned texts of these values, by name. */
function usable(values: [name: string, value: unknown][]): Record<string, string> {
  const texts = values.map(
    ([name, value]) => [name, typeof value === 'string' ? cleanText(value) : ''] as const,
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== '' && text.length <= maxValueLength))
}
