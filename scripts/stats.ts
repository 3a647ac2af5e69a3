import { readStats } from '@/analytics/server/stats'
import { statsCsv, statsText } from '@/analytics/server/stats-text'
import { FlagError, readFlags, runCommand, type Data } from './operator'

/** `npm run stats`: reports page views, referrers and events. */
const usage = `npm run stats -- [--days 30] [--csv]

Uses DATABASE_URL or DATABASE_PATH, as the server does.`

const { values, positionals } = readFlags(
  { days: { type: 'string', default: '30' }, csv: { type: 'boolean' } },
  usage,
)
await runCommand({ stats }, positionals.length === 0 ? 'stats' : undefined, usage)

async function stats(db: Data): Promise<string> {
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > 3660)
    throw new FlagError('--days must be a whole number from 1 to 3660.')
  const found = await readStats(db, days)
  return `${values.csv ? statsCsv(found) : statsText(found, days)}\n`
}
