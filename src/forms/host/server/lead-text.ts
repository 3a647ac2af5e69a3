import type { Lead } from './leads'

/** One line for each lead: when, form, who, files, webhook, id. */
export function leadTable(leads: Lead[]): string {
  const rows = leads.map((lead) => [
    lead.createdAt.slice(0, 16).replace('T', ' '),
    lead.form,
    [lead.answers.name, lead.answers.email].filter(Boolean).map(String).join(' · '),
    lead.files.map(({ name }) => name).join(', '),
    webhookState(lead),
    lead.id,
  ])
  const table = [['sent (UTC)', 'form', 'who', 'files', 'webhook', 'id'], ...rows]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Leads as CSV (RFC 4180) with a column for every answer that occurs; spreadsheets will not run what is in it. */
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
    columns.map((column) => csvCell(record[column])),
  )
  return [columns.map(csvCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

function webhookState({ webhook }: Lead): string {
  if (!webhook) return ''
  if (webhook.deliveredAt) return 'told'
  if (webhook.failedAt) return 'gave up'
  return webhook.attempts === 0 ? 'waiting' : `waiting (${webhook.attempts} failed)`
}

function prefixed(prefix: string, record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]))
}

function csvCell(value: unknown): string {
  const text = textOf(value)
  // A cell that begins like this would be a formula.
  const safe = typeof value !== 'number' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
