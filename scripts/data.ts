import { purgeDeleted } from '@/db/journal'
import type { Db } from '@/db/schema'
import { backupDays } from '@/config/retention'
import { personalDataSources, type Found } from '@/privacy/personal-data'
import { textTable } from '@/lib/text-table'
import { FlagError, readFlags, runCommand } from './operator'

/** `npm run data`: shows and erases the personal data of one person. */
const usage = `npm run data -- show  --email <address>           all data stored about the person, as JSON
npm run data -- erase --email <address> [--yes]   deletes it from every table; without --yes lists what would go

What other people wrote that mentions the address is shown and kept.

Uses DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { values, positionals } = readFlags(usage, ['email'], ['yes'])
const [command, ...rest] = positionals
const sources = personalDataSources()
await runCommand({ show, erase }, rest.length === 0 ? command : undefined, usage)

async function show(db: Db): Promise<string> {
  const email = address()
  const found: Record<string, object> = {}
  for (const { what, find } of sources) {
    const { own, mentions } = await find(db, email)
    found[what] = { own: own.rows, ...(mentions && { mentionsByOthers: mentions.rows }) }
  }
  return `${JSON.stringify(found, null, 2)}\n`
}

async function erase(db: Db): Promise<string> {
  const email = address()
  const lines: string[] = []
  for (const source of sources) {
    const { own, mentions } = await source.find(db, email)
    const count = values.yes ? await source.erase(db, email) : own.rows.length
    lines.push(`${values.yes ? 'Erased' : 'Would erase'} ${count}: ${source.what}.`)
    if (own.rows.length > 0) lines.push(textOf(own))
    if (mentions && mentions.rows.length > 0)
      lines.push(
        `Kept ${mentions.rows.length} by other people that mention the address. To delete one: ${source.deleteMentions}`,
        textOf(mentions),
      )
    lines.push('')
  }
  if (!values.yes) return `${lines.join('\n')}Add --yes to do it.\n`
  lines.push(
    (await purgeDeleted(db))
      ? 'The database file and its journal contain none of it any more.'
      : 'The journal of the database is in use. The server empties it within the hour, or stop the server and run this again.',
    `Backups expire within ${backupDays} days. Data that a webhook delivered to another system must be erased there.`,
  )
  return `${lines.join('\n')}\n`
}

function textOf({ tables }: Found): string {
  return tables.map(textTable).join('\n\n')
}

function address(): string {
  if (!values.email?.includes('@')) throw new FlagError('--email: expected an email address')
  return values.email
}
