import { parseArgs, type ParseArgsConfig } from 'node:util'
import { configuredLocation, connect, type DatabaseLocation } from '@/db/connection'
import { errorText } from '@/db/errors'
import type { Db } from '@/db/schema'
import { cleanOutput } from '@/lib/clean-text'

/** An invalid flag; ends the command with exit code 2. */
export class FlagError extends Error {}

/**
 * Parses a command's flags: those with a text, and those without. With --help prints `usage` and exits; on an error prints
 * that, too, and exits with code 2.
 */
export function readFlags<Text extends string, Switch extends string = never>(
  usage: string,
  texts: readonly Text[],
  switches: readonly Switch[] = [],
) {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean' } }
  for (const name of texts) options[name] = { type: 'string' }
  for (const name of switches) options[name] = { type: 'boolean' }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    if (values.help) {
      console.log(usage)
      process.exit()
    }
    return { values: values as { [name in Text]?: string } & { [name in Switch]?: boolean }, positionals }
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    process.exit(2)
  }
}

/**
 * Runs the command `name` with the configured database and prints its result. An unknown command prints `usage` and
 * exits with 2. A failed one prints its error; the exit code is 2 for a FlagError, else 1.
 */
export async function runCommand(
  commands: Record<string, (db: Db) => Promise<string>>,
  name: string | undefined,
  usage: string,
): Promise<void> {
  const run = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!run) {
    console.error(usage)
    process.exit(2)
  }
  const location = configuredLocation()
  const db = await connect(location).catch((error: unknown) => {
    console.error(`The database at ${nameOf(location)} cannot be opened: ${errorText(error)}`)
    return process.exit(1)
  })
  await runTask(() => run(db))
  await db.destroy()
}

/** Prints the result of `work`, or its error; then the exit code is 2 for a FlagError, else 1. */
export async function runTask(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(cleanOutput(await work()))
  } catch (error) {
    console.error(cleanOutput(messageOf(error)))
    process.exitCode = error instanceof FlagError ? 2 : 1
  }
}

/** How messages name the database. Not its address, which may contain a password. */
function nameOf(location: DatabaseLocation): string {
  return 'url' in location ? 'DATABASE_URL' : location.path
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
