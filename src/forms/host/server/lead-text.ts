import { csvCell } from '@/lib/csv-cell'
import { textTable } from '@/lib/text-table'
import type { Lead } from './leads'

/** Renders a text table with a line per lead. */
export function leadTable(leads: Lead[]): string {
  const rows = leads.map((lead) => [
    lead.createdAt.slice(0, 16).replace('T', ' '),
    lead.form,
    [lead.answers.name, lead.answers.email].filter(Boolean).map(String).join(' · '),
    lead.files.map(({ name }) => name).join(', '),
    webhookState(lead),
    lead.id,
  ])
  return textTable(['sent (UTC)', 'form', 'who', 'files', 'webhook', 'id'], rows)
}

/** Renders leads as CSV (RFC 4180) with a column for every answer that occurs. Spreadsheets run no formula from it. */
export function leadCsv(leads: Lead[]): string {
  const records = leads.map((lead) => ({
    id: lead.id,
    form: lead.form,
    createdAt: lead.createdAt,
    ...lead.answers,
    ...prefixed('hidden', lead.hidden),
    ...prefixed('context', lead.context),
    files: lead.files.map(({ id, name }) => `${name} (${id})`),
  }))
  const columns = [
    ...new Set(['id', 'form', 'createdAt', ...records.flatMap((record) => Object.keys(record))]),
  ]
  const lines = records.map((record: Record<string, unknown>) =>
    columns.map((column) => cellOf(record[column])),
  )
  return [columns.map((column) => csvCell(column)), ...lines]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
}

function webhookState({ webhook }: Lead): string {
  if (!webhook) return ''
  if (webhook.deliveredAt) return 'delivered'
  if (webhook.failedAt) return 'failed'
  return webhook.attempts === 0 ? 'pending' : `pending (${webhook.attempts} failed)`
}

function prefixed(prefix: string, record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]))
}

function cellOf(value: unknown): string {
  return csvCell(typeof value === 'number' ? value : textOf(value))
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
