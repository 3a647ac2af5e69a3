import { parseArgs } from 'node:util'
import { configuredPlace, connect } from '@/db/connection'
import { activeHolders } from './data/holders'

/** `npm run data`: what is held about a person, and how it is erased. */
const usage = `npm run data -- show  --email <address>           everything that is held under the address, as JSON
npm run data -- erase --email <address> [--yes]   removes it from every table; without --yes only says what it would do

Reads DATABASE_URL or DATABASE_PATH, and UPLOADS_PATH, as the server does.`

const { command, email, yes } = readArguments()
const { db } = await connect(configuredPlace())
try {
  await (command === 'show' ? show() : erase())
} finally {
  await db.destroy()
}

async function show(): Promise<void> {
  const held: Record<string, object[]> = {}
  for (const { what, find } of activeHolders()) held[what] = await find(db, email)
  console.log(JSON.stringify(held, null, 2))
}

async function erase(): Promise<void> {
  for (const holder of activeHolders()) {
    const count = yes ? await holder.erase(db, email) : (await holder.find(db, email)).length
    console.log(`${yes ? 'Erased' : 'Would erase'} ${count}: ${holder.what}.`)
  }
  console.log(
    yes
      ? 'Backups lose it within 35 days. What a webhook has delivered elsewhere has to be erased there.'
      : 'Add --yes to do it.',
  )
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, yes: { type: 'boolean', default: false } },
    })
    const [name, ...rest] = positionals
    if ((name !== 'show' && name !== 'erase') || rest.length > 0) throw new Error('Say show or erase.')
    if (!values.email?.includes('@')) throw new Error('--email: expected an e-mail address')
    return { command: name, email: values.email, yes: values.yes } as const
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}
