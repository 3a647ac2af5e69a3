import { allForms } from '@/forms/host/forms'
import { leadCsv, leadTable } from '@/forms/host/server/lead-text'
import { deleteLeads, expiredLeads, findLeads, type Lead } from '@/forms/host/server/leads'
import { configuredUploads } from '@/forms/host/server/configured-uploads'
import { FlagError, findNamed, readDate, readFlags, readLimit, runCommand, type Data } from './operator'

/** `npm run leads`: lists, exports and deletes the forms that visitors sent. */
const usage = `npm run leads -- list   [--form <id>] [--since <date>] [--limit <n>]    table, newest first
npm run leads -- show   <id>                                           one lead, with the paths of its files
npm run leads -- export [--csv] [--form <id>] [--since <date>]         JSON, or CSV for spreadsheets
npm run leads -- delete <id>… | --expired  [--yes]                     with files; without --yes a dry run

Ids may be shortened while they are unique. Uses DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { values, positionals } = readFlags(
  {
    form: { type: 'string' },
    since: { type: 'string' },
    limit: { type: 'string' },
    csv: { type: 'boolean' },
    expired: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  usage,
)
const [command, ...ids] = positionals
await runCommand({ list, show, export: exportAll, delete: remove }, command, usage)

async function list(db: Data): Promise<string> {
  const leads = await findLeads(db, { ...(await filter(db)), limit: readLimit(values.limit) })
  return leads.length === 0 ? 'No leads.\n' : `${leadTable(leads)}\n`
}

async function show(db: Data): Promise<string> {
  const [lead] = await leadsByIds(db)
  if (!lead) throw new FlagError(usage)
  const uploads = configuredUploads()
  const files = lead.files.map((file) => ({ ...file, path: uploads.locate(file.id) }))
  return `${JSON.stringify({ ...lead, files }, null, 2)}\n`
}

async function exportAll(db: Data): Promise<string> {
  const leads = await findLeads(db, await filter(db))
  return values.csv ? leadCsv(leads) : `${JSON.stringify(leads, null, 2)}\n`
}

/** The filter from the flags. Accepts forms that were removed from the site but still have leads. */
async function filter(db: Data) {
  const since = readDate('since', values.since)
  if (values.form === undefined) return { since }
  const stored = await db.selectFrom('submission').select('form_id').distinct().execute()
  const known = new Set([...allForms().map(({ id }) => id), ...stored.map((row) => row.form_id)])
  if (!known.has(values.form))
    throw new FlagError(`--form must be one of ${[...known].toSorted().join(', ')}, not "${values.form}".`)
  return { form: values.form, since }
}

async function remove(db: Data): Promise<string> {
  const leads = values.expired ? await expiredLeads(db, allForms(), new Date()) : await leadsByIds(db)
  if (leads.length === 0) return 'Nothing to delete.\n'
  if (!values.yes) return `${leadTable(leads)}\n\nWould delete ${leads.length}. Add --yes to do it.\n`
  await deleteLeads(db, leads, configuredUploads())
  return `Deleted ${leads.length} with ${leads.flatMap(({ files }) => files).length} file(s).\n`
}

function leadsByIds(db: Data): Promise<Lead[]> {
  return findNamed(ids, (id) => findLeads(db, { id, limit: 2 }), ['lead', 'leads'])
}
