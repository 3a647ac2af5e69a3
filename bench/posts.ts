import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from './copy-project'
import { writePosts } from './generate-posts'
import { measure } from './measure'

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
