import { validateField } from '@/forms/validate'
import { cleanLine, cleanText } from '@/lib/clean-text'
import { formatNumber } from '@/lib/format-number'
import type { Invalid } from '@/requests/outcome'
import type { Texts } from '@/requests/fields'
import { maxCommentLength, maxNameLength } from '../contract'
import { countLinks, maxLinks } from './markdown'

type CommentContent = { name: string; email: string | undefined; text: string }
type Errors = Invalid['errors']

/** Validates a new comment. Returns its cleaned content, and errors by field. */
export function validateComment(texts: Texts): { content: CommentContent; errors: Errors } {
  const name = cleanLine(texts.get('name') ?? '')
  const email = validateField({ kind: 'email', ref: 'email', title: '', required: false }, [
    texts.get('email') ?? '',
  ])
  const { text, error } = validateText(texts)
  const errors: Errors = {}
  if (name === '') errors.name = 'Please enter a name; it does not have to be your real one.'
  else if (name.length > maxNameLength) errors.name = `Please keep the name to ${maxNameLength} characters.`
  if (email.error) errors.email = email.error
  if (error) errors.text = error
  const address = typeof email.value === 'string' ? email.value : undefined
  return { content: { name, email: address, text }, errors }
}

/** Validates the text of a comment. Returns it cleaned, and an error if it is empty, too long or full of links. */
function validateText(texts: Texts): { text: string; error?: string } {
  const text = cleanText(texts.get('text') ?? '')
  if (text === '') return { text, error: 'Please write something first.' }
  const excess = text.length - maxCommentLength
  if (excess > 0) {
    const limit = formatNumber(maxCommentLength)
    return { text, error: `Please keep it to ${limit} characters; this is ${formatNumber(excess)} too long.` }
  }
  const links = countLinks(text)
  return links > maxLinks
    ? { text, error: `Please keep it to ${maxLinks} links; this has ${links}.` }
    : { text }
}
