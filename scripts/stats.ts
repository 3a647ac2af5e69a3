import { parseArgs } from 'node:util'
import { readStats } from '@/analytics/server/stats'
import { statsCsv, statsText } from '@/analytics/server/stats-text'
import { configuredPlace, connect } from '@/db/connection'

/** `npm run stats`: page views, referrers and events, for the operator. */
const usage = `npm run stats -- [--days 30] [--csv]

Reads DATABASE_URL or DATABASE_PATH, as the server does.`

const { csv, days } = readArguments()
const { db } = await connect(configuredPlace())
try {
  const stats = await readStats(db, days)
  console.log(csv ? statsCsv(stats) : statsText(stats, days))
} finally {
  await db.destroy()
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { days: { type: 'string', default: '30' }, csv: { type: 'boolean', default: false } },
    })
    const wanted = Number(values.days)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 3660) throw new Error('--days: from 1 to 3660')
    return { csv: values.csv, days: wanted }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}
