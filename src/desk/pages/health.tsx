import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { lastBackup } from '@/db/backups'
import { isSqlite } from '@/db/journal'
import type { Db } from '@/db/schema'
import { inBuild, stampFile } from '@/lib/build-folder'
import { buildTime } from '@/lib/build-time'
import { createDatabaseCheck } from '@/lib/database-check'
import { formatNumber } from '@/lib/format-number'
import { reading, type Reading } from '@/lib/measurements'
import { deskFiles } from '@/members/files'
import { Fact, Facts, timeText } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'

/** After these, the alerts of docs/operations.md fire too: a delivery that waits for an hour, a backup older than 36 hours. */
const maxWaitSeconds = 60 * 60
const maxBackupSeconds = 36 * 60 * 60

const isDatabaseWritable = createDatabaseCheck()

/** GET /desk/health: what /readyz, the metrics and `npm run builds` say, on one page. */
export async function healthPage({ db, now }: MemberVisit): Promise<Page> {
  const [{ next, commit }, nextChange, database, isWritable, backup, readings] = await Promise.all([
    deskFiles(),
    readNextChange(),
    databaseFacts(db),
    isDatabaseWritable(),
    lastBackup(db),
    currentReadings(),
  ])
  const isStale = nextChange !== null && new Date(nextChange) <= now
  const backupAge = backup && (now.getTime() - Date.parse(backup.made_at)) / 1000
  const outboxes = readings.filter(({ name }) => name === 'site_outbox_age_seconds')
  const plain = {
    build: `${basename(process.env.BUILD_FOLDER ?? 'development')}, made ${timeText(buildTime().toISOString())}`,
    commit: commit ?? 'unknown',
    uploads: `${formatNumber(database.files)} files, ${size(database.fileBytes)}`,
    versions: `Node ${process.versions.node}, Next ${next ?? 'in development'}, ${database.version}`,
  }
  return {
    title: 'Health',
    main: (
      <Facts values={plain}>
        <Fact name="Next change due" problem={isStale}>
          {nextChange === null ? 'none' : timeText(nextChange)}
          {isStale && ': passed; restart with npm start, which builds again'}
        </Fact>
        <Fact name="Database" problem={!isWritable}>
          {isWritable ? 'writable' : 'not writable'}, {size(database.bytes)}
        </Fact>
        {outboxes.map(({ labels, value }) => (
          <Fact key={labels?.outbox} name={`Outbox of ${labels?.outbox}`} problem={value > maxWaitSeconds}>
            {value === 0 ? 'nothing waits' : `oldest delivery waits for ${duration(value)}`}
          </Fact>
        ))}
        <Fact name="Last backup" problem={backupAge === undefined || backupAge > maxBackupSeconds}>
          {backup
            ? `${duration(backupAge ?? 0)} ago, ${size(backup.kilobytes * 1024)}`
            : 'never. On the server, let cron run npm run backup every night; docs/operations.md, “Making backups”, says how and where copies go'}
        </Fact>
      </Facts>
    ),
  }
}

/** Name and version of the database, its size, and the number and size of uploads; sizes in bytes. */
async function databaseFacts(db: Db) {
  const uploads = sql`count(*) as files, coalesce(sum(upload.bytes), 0) as "fileBytes" from upload`
  const query = isSqlite(db)
    ? sql`select 'SQLite ' || sqlite_version() as version, (select page_count * page_size
        from pragma_page_count, pragma_page_size) as bytes, ${uploads}`
    : sql`select 'PostgreSQL ' || current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes, ${uploads}`
  const [{ version, ...numbers }] = (await query.execute(db)).rows as [Record<string, unknown>]
  // PostgreSQL returns 64-bit integers as text.
  const [bytes, files, fileBytes] = [numbers.bytes, numbers.files, numbers.fileBytes].map(Number)
  return { version: String(version), bytes: bytes ?? 0, files: files ?? 0, fileBytes: fileBytes ?? 0 }
}

/** When a page is due to change, as the build noted it; null for never, and in development. */
async function readNextChange(): Promise<string | null> {
  if (process.env.NODE_ENV !== 'production') return null
  return (JSON.parse(await readFile(inBuild(stampFile), 'utf8')) as { nextChange: string | null }).nextChange
}

/** The values that the metrics would show now. */
async function currentReadings(): Promise<Reading[]> {
  const asked: Promise<Reading[]>[] = []
  reading.publish({ add: (values) => asked.push(values) })
  return (await Promise.all(asked)).flat()
}

function size(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${formatNumber(Math.round(bytes / 1024 / 1024))} MB`
}

function duration(seconds: number): string {
  const hours = seconds / 3600
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours >= 1 ? `${Math.floor(hours)} h` : `${Math.ceil(seconds / 60)} min`
}
