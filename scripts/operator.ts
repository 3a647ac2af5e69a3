import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Kysely } from 'kysely'
import { configuredPlace, connect, type Place } from '@/db/connection'
import { faultText } from '@/db/faults'
import type { Database } from '@/db/schema'
import { isIsoDate } from '@/lib/dates'

/** The database that a command works on. */
export type Data = Kysely<Database>

/** A flag that cannot be meant; ends the command with 2. */
export class FlagError extends Error {}

/** Reads the flags of an operator's command; says what is wrong, then `usage`, and ends the process with 2. */
export function readFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    process.exit(2)
  }
}

/**
 * Runs the command of that name with the configured database and prints what it gives. Without such a command it prints
 * `usage` and ends the process with 2. What a command throws is printed; a FlagError ends with 2, another with 1.
 */
export async function runCommand(
  commands: Record<string, (db: Data) => Promise<string>>,
  name: string | undefined,
  usage: string,
): Promise<void> {
  const run = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!run) {
    console.error(usage)
    process.exit(2)
  }
  const place = configuredPlace()
  const { db } = await connect(place).catch((error: unknown) => {
    console.error(`The database at ${nameOf(place)} cannot be opened: ${faultText(error)}`)
    return process.exit(1)
  })
  try {
    process.stdout.write(await run(db))
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = error instanceof FlagError ? 2 : 1
  } finally {
    await db.destroy()
  }
}

/** The rows that a list may have, from the flag `--limit`. Throws when it is no whole number above 0. */
export function readLimit(text = '50'): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new FlagError('--limit is a whole number above 0.')
  return Number(text)
}

/** The time that a flag names, as the database writes it: a day, or a time in UTC. Throws on anything else. */
export function readDate(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (isIsoDate(text)) return new Date(text).toISOString()
  throw new FlagError(`--${name} is a date such as 2026-03-10 or 2026-03-10T09:00Z, not "${text}".`)
}

/**
 * The rows with these ids, which may be shortened; `find` gives up to two that begin with one, `what` says of what they are
 * (one, several). Throws when an id fits none or several.
 */
export async function findNamed<Row>(
  ids: string[],
  find: (id: string) => Promise<Row[]>,
  [one, several]: [string, string],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of ids) {
    const [row, other] = await find(id)
    if (!row || other) throw new Error(`${row ? `Several ${several} begin` : `No ${one} begins`} with ${id}.`)
    rows.push(row)
  }
  return rows
}

/** The address may hold a password. */
function nameOf(place: Place): string {
  return 'url' in place ? 'DATABASE_URL' : place.path
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
