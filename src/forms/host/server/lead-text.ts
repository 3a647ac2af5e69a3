import { csvLine } from '@/lib/csv-cell'
import type { Table } from '@/lib/text-table'
import type { Form } from '../forms'
import type { Lead } from './leads'

/** A table with a row per lead, to be shown as text or HTML. */
export function leadRows(leads: Lead[]): Table {
  const rows = leads.map((lead) => [
    lead.createdAt.slice(0, 16).replace('T', ' '),
    lead.form,
    lead.state,
    [lead.answers.name, lead.answers.email].filter(Boolean).map(String).join(' · '),
    lead.files.map(({ name }) => name).join(', '),
    webhookState(lead),
    lead.id,
  ])
  return { headings: ['sent (UTC)', 'form', 'state', 'who', 'files', 'webhook', 'id'], rows }
}

/**
 * Yields leads as CSV (RFC 4180) with a column for every answer that occurs. Reads `batches` twice, because only then
 * all columns are known. Spreadsheets run no formula from it.
 */
export async function* leadCsv(batches: () => AsyncIterable<Lead[]>): AsyncGenerator<string> {
  const names = new Set(['id', 'form', 'createdAt', 'desk.state', 'desk.owner', 'desk.remindOn', 'desk.note'])
  for await (const leads of batches())
    for (const name of leads.flatMap((lead) => Object.keys(recordOf(lead)))) names.add(name)
  const columns = [...names]
  yield csvLine(columns)
  for await (const leads of batches())
    yield leads
      .map(recordOf)
      .map((record) => csvLine(columns.map((column) => cellOf(record[column]))))
      .join('')
}

function recordOf(lead: Lead): Record<string, unknown> {
  return {
    id: lead.id,
    form: lead.form,
    createdAt: lead.createdAt,
    ...lead.answers,
    ...prefixed('hidden', lead.hidden),
    ...prefixed('context', lead.context),
    files: lead.files.map(({ id, name }) => `${name} (${id})`),
    'desk.state': lead.state,
    'desk.owner': lead.owner?.email,
    'desk.remindOn': lead.remindOn,
    'desk.note': lead.note,
  }
}

/** What became of the delivery to the webhook, in a word; empty without one. */
export function webhookState({ webhook }: Pick<Lead, 'webhook'>): string {
  if (!webhook) return ''
  if (webhook.deliveredAt) return 'delivered'
  if (webhook.failedAt) return 'failed'
  return webhook.attempts === 0 ? 'pending' : `pending (${webhook.attempts} failed)`
}

function prefixed(prefix: string, record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]))
}

function cellOf(value: unknown): string | number {
  return typeof value === 'number' ? value : textOf(value)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A question with its answer; `answer` is undefined where the sender left it empty. */
type AskedQuestion = { ref: string; title: string; answer: unknown; isRemoved: boolean }

/**
 * The questions of a lead in the order and words in which they were asked; of a lead stored without questions, those of
 * the form now, then the answers to fields that it has no more. `form` is undefined when it was removed.
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

/** The answers to the email fields of a form that were not left empty. */
export function emailAnswers({ answers }: Pick<Lead, 'answers'>, form: Form | undefined): unknown[] {
  return (form?.fields ?? []).flatMap(({ kind, ref }) => (kind === 'email' && answers[ref]) || [])
}

/** The sender's email address: the answer to the first field for one, or of a removed form, the answer named `email`. */
export function senderEmail(lead: Pick<Lead, 'answers'>, form: Form | undefined): string | undefined {
  const found = [...emailAnswers(lead, form), lead.answers.email].find(Boolean)
  return typeof found === 'string' ? found : undefined
}
