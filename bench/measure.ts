import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = {
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
export function measure(cwd: string, file: string): Promise<Measured> {
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
