import { checkAnswer, clean } from '@/forms/check-answers'
import { grouped } from '@/lib/grouped'
import type { Invalid } from '@/requests/outcome'
import type { Texts } from '@/requests/texts'
import { fields, longestComment, longestName } from '../contract'

type Written = { name: string; email: string | undefined; text: string }
export type Faults = Invalid['errors']

/** What a visitor wrote, cleaned, or what to mend, by field. */
export function checkComment(texts: Texts): { written: Written; errors: Faults } {
  const name = clean(texts.get(fields.name) ?? '').replaceAll(/\s+/g, ' ')
  const email = checkAnswer({ kind: 'email', ref: fields.email, title: '', required: false }, [
    texts.get(fields.email) ?? '',
  ])
  const { text, error } = checkText(texts)
  const errors: Faults = {}
  if (name === '') errors[fields.name] = 'Please enter a name; it does not have to be your real one.'
  else if (name.length > longestName)
    errors[fields.name] = `Please keep the name to ${longestName} characters.`
  if (email.error) errors[fields.email] = email.error
  if (error) errors[fields.text] = error
  const address = typeof email.answer === 'string' ? email.answer : undefined
  return { written: { name, email: address, text }, errors }
}

/** The text of a comment, cleaned, or what to mend about it. */
export function checkText(texts: Texts): { text: string; error?: string } {
  const text = clean(texts.get(fields.text) ?? '')
  if (text === '') return { text, error: 'Please write something first.' }
  const over = text.length - longestComment
  if (over <= 0) return { text }
  return {
    text,
    error: `Please keep it to ${grouped(longestComment)} characters; this is ${grouped(over)} too long.`,
  }
}
