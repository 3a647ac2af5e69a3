import { activeHolders } from './data/holders'
import { FlagError, readFlags, runCommand, type Data } from './operator'

/** `npm run data`: what is held about a person, and how it is erased. */
const usage = `npm run data -- show  --email <address>           everything that is held under the address, as JSON
npm run data -- erase --email <address> [--yes]   removes it from every table; without --yes only says what it would do

Reads DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { values, positionals } = readFlags({ email: { type: 'string' }, yes: { type: 'boolean' } }, usage)
const [command, ...rest] = positionals
await runCommand({ show, erase }, rest.length === 0 ? command : undefined, usage)

async function show(db: Data): Promise<string> {
  const email = address()
  const held: Record<string, object[]> = {}
  for (const { what, find } of activeHolders()) held[what] = await find(db, email)
  return `${JSON.stringify(held, null, 2)}\n`
}

async function erase(db: Data): Promise<string> {
  const email = address()
  const lines: string[] = []
  for (const holder of activeHolders()) {
    const count = values.yes ? await holder.erase(db, email) : (await holder.find(db, email)).length
    lines.push(`${values.yes ? 'Erased' : 'Would erase'} ${count}: ${holder.what}.\n`)
  }
  lines.push(
    values.yes
      ? 'Backups lose it within 35 days. What a webhook has delivered elsewhere has to be erased there.\n'
      : 'Add --yes to do it.\n',
  )
  return lines.join('')
}

function address(): string {
  if (!values.email?.includes('@')) throw new FlagError('--email: expected an e-mail address')
  return values.email
}
