import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject, link } from './copy-project'

type Measured = {
  code: number
  seconds: number
  cpuSeconds: number
  megabytes: number
  output: string
}

/**
 * Runs a TypeScript file of a project. Measures elapsed time, processor time (more reliable on a busy machine) and peak
 * memory of the process and its descendants, sampled every second. On Linux, shared memory counts once.
 */
function measure(cwd: string, file: string): Promise<Measured> {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd,
      env: { ...process.env, CI: '1' },
    })
    let output = ''
    let peak = 0
    const cpu = new Map<number, number>()
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const timer = setInterval(() => {
      const processes = processesBelow(child.pid)
      peak = Math.max(
        peak,
        processes.reduce((sum, { pid, resident }) => sum + (proportionalMemory(pid) ?? resident), 0),
      )
      for (const { pid, seconds } of processes) cpu.set(pid, seconds)
    }, 1000)
    child.on('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1000
      const cpuSeconds = [...cpu.values()].reduce((sum, value) => sum + value, 0)
      resolve({ code: code ?? 1, seconds, cpuSeconds, megabytes: peak / 1024, output })
    })
  })
}

/** Proportional set size of a process, in KiB; undefined where the system does not report it. */
function proportionalMemory(pid: number): number | undefined {
  try {
    const share = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return share === undefined ? undefined : Number(share)
  } catch {
    return undefined
  }
}

type Running = { pid: number; parent: number; resident: number; seconds: number }

/** A process and its descendants; resident memory in KiB. */
function processesBelow(root: number | undefined): Running[] {
  const inside = new Set([root])
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line): Running => {
      const [pid, parent, resident, time = ''] = line.trim().split(/\s+/)
      return {
        pid: Number(pid),
        parent: Number(parent),
        resident: Number(resident),
        seconds: secondsOf(time),
      }
    })
  // Parents have lower ids than their children, except when ids wrap around.
  return rows
    .toSorted((a, b) => a.pid - b.pid)
    .filter(({ pid, parent }) => {
      if (!inside.has(pid) && !inside.has(parent)) return false
      inside.add(pid)
      return true
    })
}

/** Parses a time of `ps`, such as `1-02:03:04`, `02:03:04` or `3:04.05`, into seconds. */
function secondsOf(time: string): number {
  const [rest = '', days = '0'] = time.split('-').toReversed()
  return rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}

const prefix = 'bench-'

/**
 * Writes exactly `count` generated posts into a project. Each copies a real post under another title and date, so text,
 * code, schemas and pictures are realistic.
 */
function writePosts(root: string, count: number): void {
  const blog = path.join(root, 'content/blog')
  const names = readdirSync(blog).filter((name) => existsSync(path.join(blog, name, 'index.md')))
  for (const name of names) if (name.startsWith(prefix)) rmSync(path.join(blog, name), { recursive: true })
  const real = names.filter((name) => !name.startsWith(prefix))
  for (let index = 0; index < count; index += 1) {
    const source = path.join(blog, real[index % real.length] as string)
    const target = path.join(blog, `${prefix}${String(index).padStart(5, '0')}`)
    mkdirSync(target)
    for (const file of readdirSync(source)) {
      if (file !== 'index.md') link(path.join(source, file), path.join(target, file))
    }
    const text = readFileSync(path.join(source, 'index.md'), 'utf8')
    writeFileSync(path.join(target, 'index.md'), renamed(text, index))
  }
}

/** A post with another title and date, and without the marks of a cross-post. */
function renamed(text: string, index: number): string {
  const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10)
  return text
    .replace(/^title: .*$/m, `title: 'Generated post ${index}: ${seededWords(index)}'`)
    .replace(/^date: .*$/m, `date: ${day}`)
    .replace(/^(dateModified|canonical_url): .*\n/gm, '')
}

/** Words that differ between posts, so that not all titles look related. */
function seededWords(seed: number): string {
  return Array.from({ length: 3 }, (_, index) =>
    ((seed + 1) * (index + 7) * 2654435761).toString(36).slice(-6),
  ).join(' ')
}

/**
 * `npm run bench:posts -- 100 300 2000`: builds a temporary copy of the project with that many additional posts, and prints time,
 * time per added post and memory. The limits are for 2 cores and 2,000 posts.
 */
const limits = { seconds: 240, megabytes: 2048 }
const counts = process.argv.slice(2).map(Number)
if (counts.length === 0) counts.push(2000)
if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Usage: npm run bench:posts -- 100 300')
  process.exit(1)
}

const root = process.cwd()
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-posts-'))
let failed = false
try {
  copyProject(root, scratch)
  let before: { count: number; seconds: number } | undefined
  process.stdout.write('  posts   seconds   CPU seconds   ms per added post   peak MB\n')
  for (const count of counts.toSorted((a, b) => a - b)) {
    writePosts(scratch, count)
    for (const folder of ['.next', '.builds'])
      rmSync(path.join(scratch, folder), { recursive: true, force: true })
    const { code, seconds, cpuSeconds, megabytes, output } = await measure(scratch, 'scripts/build/main.ts')
    if (code !== 0) {
      console.error(output.slice(-3000))
      failed = true
      break
    }
    const added = before ? ((seconds - before.seconds) / (count - before.count)) * 1000 : undefined
    process.stdout.write(
      `${[
        String(count),
        seconds.toFixed(1),
        cpuSeconds.toFixed(0),
        added?.toFixed(0) ?? '',
        megabytes.toFixed(0),
      ]
        .map((cell, index) => cell.padStart([7, 10, 14, 20, 10][index] ?? 0))
        .join('')}\n`,
    )
    // The build says how long each of its steps took.
    process.stdout.write(`${output.trim().split('\n').at(-1)}\n`)
    if (count <= 2000 && (seconds > limits.seconds || megabytes > limits.megabytes)) failed = true
    before = { count, seconds }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (failed) console.error(`Over the limit of ${limits.seconds} s and ${limits.megabytes} MB, or not built.`)
process.exit(failed ? 1 : 0)
