import { z } from 'zod'
import { chars, listOf } from './fields'

/** A text, and the names of the values that its page fills in where it has them in braces. */
const text = (...values: string[]) =>
  chars(2, 300).refine(
    (words) => [...words.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values.includes(name)),
    {
      error:
        values.length > 0 ? `{${values.join('}, {')}} is all that is filled in` : 'nothing is filled in here',
    },
  )

/** Texts that are shown as they are, by name. */
const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>

const group = z.strictObject

/** Headings and sentences of pages that compute or list something, content/words.yaml. */
export const wordsSchema = group({
  blog: group(texts('description', 'authors', 'authorsDescription', 'fictional')),
  customers: group({
    ...texts('problem', 'solution', 'setUp', 'post', 'callText', 'talk'),
    fictional: text('name'),
  }),
  report: group({
    ...texts('download', 'data', 'chapters', 'method', 'question', 'ask', 'closing', 'closingText'),
    fieldwork: text('fieldwork'),
  }),
  jobs: group({
    ...texts('none', 'question', 'closed', 'closedLink', 'interview', 'firstTasks'),
    ...texts('application', 'applicationText', 'steps', 'similar'),
    named: text('facts'),
    apply: text('first', 'last'),
    closedText: text('date'),
  }),
  course: group(
    texts(
      ...(['chapters', 'learnings', 'prerequisites', 'certificate', 'certificateLink'] as const),
      ...(['announced', 'related', 'closing', 'closingText', 'closingButton'] as const),
      ...(['comingSoon', 'sooner', 'soonerText', 'soonerButton', 'meanwhile'] as const),
    ),
  ),
  certificate: group({
    ...texts('claim', 'claimText', 'withoutScript', 'failed', 'sample'),
    claimNotes: listOf({ id: z.string(), heading: text(), text: text('exercises') }).min(1),
    shareNotes: listOf({ id: z.string(), heading: text(), text: text('title', 'course') }).min(1),
  }),
  readiness: group({ ...texts('gaps', 'keep', 'link', 'possible', 'send'), sent: text('count') }),
  demos: group({
    ...texts('authGate', 'changeCheck', 'changeCheckButton', 'changeCheckEditor', 'changeCheckShortButton'),
    ...texts('composition', 'compositionButton', 'instrument', 'plan', 'planHeader', 'pullRequest'),
    ...texts('pullRequestReport'),
    changeCheckShort: text('ms'),
  }),
  errors: group(texts('notFound', 'notFoundText', 'gone', 'goneText')),
})
export type Words = z.infer<typeof wordsSchema>
