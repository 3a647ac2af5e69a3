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
import { Fact, Time } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'

/** After these, the alerts of docs/operations.md fire too: a delivery that waits for an hour, a backup older than 36 hours. */
const maxWaitSeconds = 60 * 60
const maxBackupSeconds = 36 * 60 * 60

const isDatabaseWritable = createDatabaseCheck()

/** GET /desk/health: what /readyz, the metrics and `npm run builds` say, on one page. */
export async function healthPage({ db, now }: MemberVisit): Promise<Page> {
  const [{ next, commit }, nextChange, database, isWritable, backup, readings, uploads] = await Promise.all([
    deskFiles(),
    readNextChange(),
    databaseFacts(db),
    isDatabaseWritable(),
    lastBackup(db),
    currentReadings(),
    db
      .selectFrom('upload')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        sql<number | string>`coalesce(sum(bytes), 0)`.as('bytes'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const isStale = nextChange !== null && new Date(nextChange) <= now
  const backupAge = backup && (now.getTime() - Date.parse(backup.made_at)) / 1000
  const outboxes = readings.filter(({ name }) => name === 'site_outbox_age_seconds')
  return {
    title: 'Health',
    main: (
      <dl className="facts">
        <Fact name="Build">
          {basename(process.env.BUILD_FOLDER ?? 'development')}, made <Time at={buildTime().toISOString()} />{' '}
          UTC
        </Fact>
        <Fact name="Commit">{commit ?? 'unknown'}</Fact>
        <Fact name="Next change due" problem={isStale}>
          {nextChange === null ? 'none' : <Time at={nextChange} />} {nextChange !== null && 'UTC'}
          {isStale && ': passed; restart with npm start, which builds again'}
        </Fact>
        <Fact name="Database" problem={!isWritable}>
          {isWritable ? 'writable' : 'not writable'}, {size(database.bytes)}
        </Fact>
        <Fact name="Uploads">
          {formatNumber(Number(uploads.count))} files, {size(Number(uploads.bytes))}
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
        <Fact name="Versions">
          Node {process.versions.node}, Next {next ?? 'in development'}, {database.version}
        </Fact>
      </dl>
    ),
  }
}

type DatabaseRow = { version: string; bytes: number | string }

/** Name and version of the database, and its size in bytes. */
async function databaseFacts(db: Db): Promise<{ version: string; bytes: number }> {
  const query = isSqlite(db)
    ? sql<DatabaseRow>`select 'SQLite ' || sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count, pragma_page_size`
    : sql<DatabaseRow>`select 'PostgreSQL ' || current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(db)
  // PostgreSQL returns 64-bit integers as text.
  return { version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) }
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
