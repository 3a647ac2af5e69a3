import { personalDataSources } from './data/sources'
import { FlagError, readFlags, runCommand, type Data } from './operator'

/** `npm run data`: shows and erases the personal data of one person. */
const usage = `npm run data -- show  --email <address>           all data stored about the person, as JSON
npm run data -- erase --email <address> [--yes]   deletes it from every table; without --yes a dry run

Uses DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { values, positionals } = readFlags({ email: { type: 'string' }, yes: { type: 'boolean' } }, usage)
const [command, ...rest] = positionals
await runCommand({ show, erase }, rest.length === 0 ? command : undefined, usage)

async function show(db: Data): Promise<string> {
  const email = address()
  const found: Record<string, object[]> = {}
  for (const { what, find } of personalDataSources()) found[what] = await find(db, email)
  return `${JSON.stringify(found, null, 2)}\n`
}

async function erase(db: Data): Promise<string> {
  const email = address()
  const lines: string[] = []
  for (const source of personalDataSources()) {
    const count = values.yes ? await source.erase(db, email) : (await source.find(db, email)).length
    lines.push(`${values.yes ? 'Erased' : 'Would erase'} ${count}: ${source.what}.\n`)
  }
  lines.push(
    values.yes
      ? 'Backups expire within 35 days. Data that a webhook delivered to another system must be erased there.\n'
      : 'Add --yes to do it.\n',
  )
  return lines.join('')
}

function address(): string {
  if (!values.email?.includes('@')) throw new FlagError('--email: expected an email address')
  return values.email
}
