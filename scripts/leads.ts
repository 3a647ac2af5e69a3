import { leadStates } from '@/forms/host/server/lead-work'
import type { Db } from '@/db/schema'
import { allForms } from '@/forms/host/forms'
import { configuredUploads } from '@/forms/host/server/uploads'
import { stateOf } from '@/forms/host/server/lead-filter'
import { leadCsv, leadRows } from '@/forms/host/server/lead-text'
import {
  deleteLeads,
  findLeads,
  formsWithLeads,
  leadBatches,
  type Lead,
  type LeadFilter,
} from '@/forms/host/server/leads'
import { expiredLeads, submissionOutbox } from '@/forms/host/server/worker'
import { sendAgain, sendFailedAgain } from '@/db/outbox/deliveries'
import { isIsoDate } from '@/lib/dates'
import { textTable } from '@/lib/text-table'
import { FlagError, readFlags, runCommand } from './operator'

/** `npm run leads`: lists, exports, and deletes the forms that visitors sent, and sends them to the webhook again. */
const usage = `npm run leads -- list   [filter] [--limit <n>]            table, newest first
npm run leads -- show   <id>                              one lead, with the paths of its files
npm run leads -- export [filter] [--csv]                  JSON, or CSV for spreadsheets
npm run leads -- send   <id>… | --failed                  to the webhook again
npm run leads -- delete <id>… | --expired  [--yes]        with files; without --yes a dry run

Filter: --form <id>  --state unread|${leadStates.join('|')}  --search <words>  --since <date>  --before <date>
Ids may be shortened while they are unique. Uses DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const texts = ['form', 'state', 'search', 'since', 'before', 'limit'] as const
const { values, positionals } = readFlags(usage, texts, ['csv', 'failed', 'expired', 'yes'])
const [command, ...ids] = positionals
await runCommand({ list, show, export: exportAll, send, delete: remove }, command, usage)

async function list(db: Db): Promise<string> {
  const { limit = '50' } = values
  if (!/^[1-9]\d{0,8}$/.test(limit)) throw new FlagError('--limit must be a whole number above 0.')
  const leads = await findLeads(db, { ...(await filter(db)), limit: Number(limit) })
  return leads.length === 0 ? 'No leads.\n' : `${textTable(leadRows(leads))}\n`
}

async function show(db: Db): Promise<string> {
  const [lead] = await leadsByIds(db)
  if (!lead) throw new FlagError(usage)
  const uploads = configuredUploads()
  const files = lead.files.map((file) => ({ ...file, path: uploads.locate(file.id) }))
  return `${JSON.stringify({ ...lead, files }, null, 2)}\n`
}

async function exportAll(db: Db): Promise<string> {
  const wanted = await filter(db)
  if (!values.csv) return `${JSON.stringify(await findLeads(db, wanted), null, 2)}\n`
  const lines: string[] = []
  for await (const text of leadCsv(() => leadBatches(db, wanted))) lines.push(text)
  return lines.join('')
}

/** The filter from the flags. Accepts forms that were removed from the site but still have leads. */
async function filter(db: Db): Promise<LeadFilter> {
  const { form, search } = values
  const state = stateOf(values.state)
  if (values.state !== undefined && !state)
    throw new FlagError(`--state must be one of unread, ${leadStates.join(', ')}, not "${values.state}".`)
  const [since, before] = (['since', 'before'] as const).map(readDate)
  const known = new Set([...allForms().map(({ id }) => id), ...(await formsWithLeads(db))])
  if (form !== undefined && !known.has(form))
    throw new FlagError(`--form must be one of ${[...known].toSorted().join(', ')}, not "${form}".`)
  return { form, state, search, since, before }
}

async function send(db: Db): Promise<string> {
  const now = new Date()
  if (values.failed) return `Queued ${await sendFailedAgain(db, submissionOutbox, now)}.\n`
  const leads = await leadsByIds(db)
  if (leads.length === 0) throw new FlagError(usage)
  for (const { id } of leads) await sendAgain(db, submissionOutbox, id, now)
  return `Queued ${leads.length}. The server delivers within seconds.\n`
}

async function remove(db: Db): Promise<string> {
  const leads = values.expired ? await expiredLeads(db, allForms(), new Date()) : await leadsByIds(db)
  if (leads.length === 0) return 'Nothing to delete.\n'
  if (!values.yes)
    return `${textTable(leadRows(leads))}\n\nWould delete ${leads.length}. Add --yes to do it.\n`
  await deleteLeads(db, leads, configuredUploads())
  return `Deleted ${leads.length} with ${leads.flatMap(({ files }) => files).length} file(s).\n`
}

/** A day or a UTC time in the format of the database. */
function readDate(name: 'since' | 'before'): string | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  if (isIsoDate(text)) return new Date(text).toISOString()
  throw new FlagError(`--${name} must be a date such as 2026-03-10 or 2026-03-10T09:00Z, not "${text}".`)
}

/** The leads with these ids, which may be shortened. Throws when an id matches none or several. */
async function leadsByIds(db: Db): Promise<Lead[]> {
  const leads: Lead[] = []
  for (const id of ids) {
    const [lead, other] = await findLeads(db, { id, limit: 2 })
    if (!lead || other) throw new Error(`${lead ? 'Several leads begin' : 'No lead begins'} with ${id}.`)
    leads.push(lead)
  }
  return leads
}
