import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { configuredPlace, connect } from '@/db/connection'
import { allForms } from '@/forms/host/forms'
import { leadCsv, leadTable } from '@/forms/host/server/lead-text'
import { deleteLeads, expiredLeads, findLeads, type Lead } from '@/forms/host/server/leads'
import { uploadsFolder } from '@/forms/host/server/uploads'

/** `npm run leads`: what visitors have sent, for the operator. */
const usage = `npm run leads -- list   [--form <id>] [--since <date>] [--limit <n>]    table, newest first
npm run leads -- show   <id>                                           one lead, with the paths of its files
npm run leads -- export [--csv] [--form <id>] [--since <date>]         JSON, or CSV for spreadsheets
npm run leads -- delete <id>… | --expired  [--yes]                     with files; without --yes only says what it would do

An id may be shortened as long as it is clear. Reads DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { values, positionals } = readArguments()
const [command, ...ids] = positionals
const commands: Record<string, () => Promise<string>> = { list, show, export: exportAll, delete: remove }
const run = command === undefined ? undefined : commands[command]
if (!run) {
  console.error(usage)
  process.exit(1)
}

const { db } = await connect(configuredPlace())
try {
  process.stdout.write(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        form: { type: 'string' },
        since: { type: 'string' },
        limit: { type: 'string' },
        csv: { type: 'boolean' },
        expired: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}

async function list(): Promise<string> {
  const limit = values.limit === undefined ? 50 : Number(values.limit)
  const leads = await findLeads(db, { form: values.form, since: values.since, limit })
  return leads.length === 0 ? 'No leads.\n' : `${leadTable(leads)}\n`
}

async function show(): Promise<string> {
  const [lead] = await leadsByIds(ids)
  if (!lead) throw new Error(usage)
  const files = lead.files.map((file) => ({ ...file, path: join(uploadsFolder(), file.id) }))
  return `${JSON.stringify({ ...lead, files }, null, 2)}\n`
}

async function exportAll(): Promise<string> {
  const leads = await findLeads(db, { form: values.form, since: values.since })
  return values.csv ? leadCsv(leads) : `${JSON.stringify(leads, null, 2)}\n`
}

async function remove(): Promise<string> {
  const leads = values.expired ? await expiredLeads(db, allForms(), new Date()) : await leadsByIds(ids)
  if (leads.length === 0) return 'Nothing to delete.\n'
  if (!values.yes) return `${leadTable(leads)}\n\nWould delete ${leads.length}. Add --yes to do it.\n`
  await deleteLeads(db, leads, uploadsFolder())
  return `Deleted ${leads.length} with ${leads.flatMap(({ files }) => files).length} file(s).\n`
}

async function leadsByIds(wanted: string[]): Promise<Lead[]> {
  const found: Lead[] = []
  for (const id of wanted) {
    const [lead, other] = await findLeads(db, { id, limit: 2 })
    if (!lead || other) throw new Error(`${lead ? 'Several leads begin' : 'No lead begins'} with ${id}.`)
    found.push(lead)
  }
  return found
}
