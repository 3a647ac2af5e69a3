import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuSecondsOf, row } from './serve'

/**
 * `npm run bench:posts -- 100 300 2000`: builds a temporary copy of the project with that many additional posts, and prints
 * time, time per added post and memory. The limits are for 2 cores and 2,000 posts. Linux only.
 */
const limits = { seconds: 240, megabytes: 2048 }
const counts = process.argv.slice(2).map(Number)
if (counts.length === 0) counts.push(2000)

/** What a build reads, besides the packages. */
const inputs = ['content', 'packages', 'public', 'scripts', 'src', 'package.json', 'package-lock.json']
const settings = ['next.config.ts', 'postcss.config.mjs', 'tsconfig.json']
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-posts-'))
let failed = false
try {
  for (const name of [...inputs, ...settings])
    cpSync(name, path.join(scratch, name), { recursive: true, filter: (file) => file !== 'public/media' })
  // Hard links where the file system allows them, in real folders: the bundler does not accept links to folders.
  execFileSync('sh', ['-c', 'cp -al node_modules "$0" 2>/dev/null || cp -a node_modules "$0"', scratch])
  let before: { count: number; seconds: number } | undefined
  console.log(row([7, 20], ['posts', 'seconds', 'CPU seconds', 'ms per added post', 'peak MB']))
  for (const count of counts.toSorted((a, b) => a - b)) {
    writePosts(path.join(scratch, 'content/blog'), count)
    for (const folder of ['.next', '.builds'])
      rmSync(path.join(scratch, folder), { recursive: true, force: true })
    const { code, seconds, cpuSeconds, megabytes, output } = await build(scratch)
    if (code !== 0) throw new Error(output.slice(-3000))
    const added = before ? (((seconds - before.seconds) / (count - before.count)) * 1000).toFixed(0) : ''
    console.log(row([7, 20], [count, seconds.toFixed(1), cpuSeconds.toFixed(0), added, megabytes.toFixed(0)]))
    // The build says how long each of its steps took.
    console.log(output.trim().split('\n').at(-1))
    if (count <= 2000 && (seconds > limits.seconds || megabytes > limits.megabytes)) failed = true
    before = { count, seconds }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (failed) console.error(`Over the limit of ${limits.seconds} s and ${limits.megabytes} MB.`)
process.exit(failed ? 1 : 0)

/** Builds a project. Measures elapsed time, processor time (more reliable on a busy machine) and peak memory of all its processes. */
async function build(cwd: string) {
  const started = performance.now()
  const cpuBefore = cpuSecondsOf('self', 'children')
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build/main.ts'], {
    cwd,
    env: { ...process.env, CI: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()))
  let kibibytes = 0
  const sampling = setInterval(() => (kibibytes = Math.max(kibibytes, memoryBelow(child.pid ?? 0))), 1000)
  await once(child, 'close')
  clearInterval(sampling)
  const seconds = (performance.now() - started) / 1000
  const cpuSeconds = cpuSecondsOf('self', 'children') - cpuBefore
  return { code: child.exitCode, seconds, cpuSeconds, megabytes: kibibytes / 1024, output }
}

/** Memory of a process and its descendants, in KiB; what several share counts once. */
function memoryBelow(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.reduce((sum, child) => sum + memoryBelow(Number(child)), own)
  } catch {
    // It has ended.
    return 0
  }
}

/**
 * Replaces the generated posts in the folder by `count` new ones. Each is a copy of a real post under another title and
 * date, without the marks of a cross-post.
 */
function writePosts(blog: string, count: number): void {
  const names = readdirSync(blog).filter((name) => existsSync(path.join(blog, name, 'index.md')))
  const real = names.filter((name) => !name.startsWith('bench-'))
  for (const name of names) if (!real.includes(name)) rmSync(path.join(blog, name), { recursive: true })
  for (let index = 0; index < count; index += 1) {
    const folder = path.join(blog, `bench-${String(index).padStart(5, '0')}`)
    cpSync(path.join(blog, real[index % real.length] ?? ''), folder, { recursive: true })
    const file = path.join(folder, 'index.md')
    const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10)
    // Words that differ, so that not all titles look related.
    const words = [7, 8, 9].map((factor) => ((index + 1) * factor * 2654435761).toString(36).slice(-6))
    const text = readFileSync(file, 'utf8')
      .replace(/^title: .*$/m, `title: 'Generated post ${index}: ${words.join(' ')}'`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^(dateModified|canonical_url): .*\n/gm, '')
    writeFileSync(file, text)
  }
}
