import type { Form } from '../forms'
import type { Lead } from './leads'

/** A question with its answer; `answer` is undefined where the sender left it empty. */
type AskedQuestion = { ref: string; title: string; answer: unknown; isRemoved: boolean }

/**
 * The questions of a lead as the form asked them and in its order. A lead that was stored without questions gets those of
 * the form as it is now, then the answers to fields that it has no more. `form` is undefined when it was removed.
 */
export function askedQuestions(
  { questions, answers }: Pick<Lead, 'questions' | 'answers'>,
  form: Form | undefined,
): AskedQuestion[] {
  const current = Object.fromEntries((form?.fields ?? []).map(({ ref, title }) => [ref, title]))
  const asked = Object.keys(questions).length > 0 ? questions : current
  const refs = new Set([...Object.keys(asked), ...Object.keys(answers)])
  return [...refs].map((ref) => ({
    ref,
    title: asked[ref] ?? ref,
    answer: answers[ref],
    isRemoved: current[ref] === undefined,
  }))
}

/** The sender's email address: the answer to the first field for one, or of a removed form, the answer named `email`. */
export function senderEmail({ answers }: Pick<Lead, 'answers'>, form: Form | undefined): string | undefined {
  const refs = (form?.fields ?? []).filter(({ kind }) => kind === 'email').map(({ ref }) => ref)
  const found = [...refs, 'email'].map((ref) => answers[ref]).find((answer) => answer)
  return typeof found === 'string' ? found : undefined
}
