import { countEvents } from '@/analytics/server/count-events'
import { readStats } from '@/analytics/server/stats'
import { statsCsv, statsText } from '@/analytics/server/stats-text'
import { FlagError, readFlags, runCommand, type Data } from './operator'

/** `npm run stats`: reports page views, referrers, events and what else is counted. The desk shows the same numbers. */
const usage = `npm run stats -- [--days 30 | --weeks 12] [--csv]

Each number is followed by that of the same time before. Days are UTC; weeks begin on Monday.
Uses DATABASE_URL or DATABASE_PATH, as the server does.`

const { values, positionals } = readFlags(usage, ['days', 'weeks'], ['csv'])
await runCommand({ stats }, positionals.length === 0 ? 'stats' : undefined, usage)

async function stats(db: Data): Promise<string> {
  const { days, weeks, csv } = values
  if (days !== undefined && weeks !== undefined) throw new FlagError(usage)
  await countEvents(db)
  const found = await readStats(
    db,
    weeks === undefined
      ? { unit: 'day', length: readLength('days', days ?? '30', 3660) }
      : { unit: 'week', length: readLength('weeks', weeks, 520) },
  )
  return `${csv ? statsCsv(found) : statsText(found)}\n`
}

function readLength(name: string, text: string, max: number): number {
  const length = Number(text)
  if (!Number.isInteger(length) || length < 1 || length > max)
    throw new FlagError(`--${name} must be a whole number from 1 to ${max}.`)
  return length
}
