import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { postgresSource } from '@/db/testing/postgres'

/**
 * `npm run bench:day -- [--minutes 60]`: an hour of what happens to a site, one part after the other: mixed traffic of two
 * instances that are killed in turns, forms sent while a server is killed, restarts under load, and attacks in 512 MiB. Most of
 * the time goes to mixed traffic. Each part is ended when it takes longer than it may. Two instances need PostgreSQL; without
 * it, those parts are left out. Writes a report to `data/bench-day.md`. Fails when a part does.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const seconds = Math.max(2, Math.min(240, Number(values.minutes))) * 60
const hasPostgres = postgresSource() !== undefined
const shares = hasPostgres ? { instances: 0.6, leads: 0.1, restart: 0.05 } : { leads: 0.75 }
const parts = [
  ...Object.entries(shares).map(([scenario, share]) => ({
    name: {
      instances: 'kills of two instances',
      leads: 'kills of one server',
      restart: 'restarts under load',
    }[scenario],
    file: 'outages',
    args: [scenario, '--seconds', seconds * share],
  })),
  { name: 'attacks in 512 MiB', file: 'attacks', args: ['--seconds', Math.ceil(seconds / 300)] },
]
if (!hasPostgres) console.log('Two instances are left out: there is no PostgreSQL here.')
/** A part of outages takes little longer than its seconds, and attacks a fifth of the time. */
const limit = Math.max(300, seconds * 0.7)

const report: string[] = []
let failed = false
for (const { name, file, args } of parts) {
  const begun = performance.now()
  const { code, output } = await run([`bench/${file}.ts`, ...args.map(String)])
  failed ||= code !== 0
  const took = ((performance.now() - begun) / 1000).toFixed(0)
  const section = `## ${name}: ${code === 0 ? 'held' : 'fell'} (${took} s)\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`
  console.log(section)
  report.push(section)
}
mkdirSync('data', { recursive: true })
writeFileSync('data/bench-day.md', `# A day of ${values.minutes} minutes\n\n${report.join('\n')}`)
process.exit(failed ? 1 : 0)

/** Runs a script and resolves to what it printed. Ends it after the limit, which counts as a failure. */
function run(script: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], { timeout: limit * 1000 })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
