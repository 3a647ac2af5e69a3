import { validateField } from '@/forms/validate'
import { cleanLine, cleanText } from '@/lib/clean-text'
import { formatNumber } from '@/lib/format-number'
import type { Invalid } from '@/requests/outcome'
import type { Texts } from '@/requests/fields'
import { maxCommentLength, maxNameLength } from '../contract'
import { countLinks, maxLinks } from './markdown'

type CommentContent = { name: string; email: string | undefined; text: string }

/** Validates a new comment. Returns its cleaned content, and errors by field. */
export function validateComment(texts: Texts): { content: CommentContent; errors: Invalid['errors'] } {
  const name = cleanLine(texts.get('name') ?? '')
  const text = cleanText(texts.get('text') ?? '')
  const email = validateField({ kind: 'email', ref: 'email', title: '', required: false }, [
    texts.get('email') ?? '',
  ])
  const errors: Invalid['errors'] = {}
  if (name === '') errors.name = 'Please enter a name; it does not have to be your real one.'
  else if (name.length > maxNameLength) errors.name = `Please keep the name to ${maxNameLength} characters.`
  if (email.error) errors.email = email.error
  const excess = text.length - maxCommentLength
  const limit = formatNumber(maxCommentLength)
  if (text === '') errors.text = 'Please write something first.'
  else if (excess > 0)
    errors.text = `Please keep it to ${limit} characters; this is ${formatNumber(excess)} too long.`
  else if (countLinks(text) > maxLinks)
    errors.text = `Please keep it to ${maxLinks} links; this has ${countLinks(text)}.`
  const address = typeof email.value === 'string' ? email.value : undefined
  return { content: { name, email: address, text }, errors }
}
