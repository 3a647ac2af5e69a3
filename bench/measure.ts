import { execFileSync, spawn } from 'node:child_process'

export type Measured = { code: number; seconds: number; megabytes: number; output: string }

/**
 * Runs a TypeScript file of a project and measures it. Memory is the largest sum of the resident memory of the
 * process and everything below it, looked at four times a second; pages that processes share count for each.
 */
export function measure(cwd: string, file: string): Promise<Measured> {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd,
      env: { ...process.env, CI: '1' },
    })
    let output = ''
    let peak = 0
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const timer = setInterval(() => (peak = Math.max(peak, residentBelow(child.pid))), 250)
    child.on('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1000
      resolve({ code: code ?? 1, seconds, megabytes: peak / 1024, output })
    })
  })
}

/** Resident memory of a process and its descendants, in KiB. */
function residentBelow(root: number | undefined): number {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const inside = new Set([root])
  let sum = 0
  // Children are listed after their parents, but for rare reuse of numbers.
  for (const [pid, parent, resident] of rows.toSorted(([a = 0], [b = 0]) => a - b)) {
    if (!inside.has(pid) && !inside.has(parent)) continue
    inside.add(pid)
    sum += resident ?? 0
  }
  return sum
}
