import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTimeNames, env } from '../../src/config/env'

/** What a build was made from, and until when its pages are right. Written last, so it vouches for the whole build. */
export type BuildStamp = {
  inputs: string
  env: Record<string, string>
  node: string
  /** ISO date-time at which a page would change by itself, or null. */
  nextChange: string | null
}

const stampFile = '.next/build-stamp.json'
const inputPaths = [
  'src',
  'content',
  'packages',
  'public',
  // With all that it makes; content.ts is its first step.
  'scripts/build',
  'scripts/content.ts',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
]
/** Tests and copied pictures are no input; the pictures' sources in content/ are. */
const notInput = /\.test\.[a-z]+$|^public\/media$|\/\.DS_Store$/

/** Why the build in `root` must be made again at `now`, in a few words, or undefined while it is good. */
export async function staleReason(root: string, now: Date): Promise<string | undefined> {
  const stamp = await readStamp(root)
  if (!stamp) return 'there is no finished build'
  return difference(stamp, await currentState(root)) ?? expiredReason(stamp, now)
}

/** The stamp of the finished build in `root`, or undefined when there is none. */
export async function readStamp(root: string): Promise<BuildStamp | undefined> {
  try {
    return JSON.parse(await readFile(join(root, stampFile), 'utf8')) as BuildStamp
  } catch {
    return undefined
  }
}

/** Records the build in `root` as finished. */
export async function writeStamp(root: string, stamp: BuildStamp): Promise<void> {
  await writeFile(join(root, stampFile), JSON.stringify(stamp, null, 2) + '\n')
}

/** The moment that the content check in `root` found to be the next change of a page, an ISO date-time, or null. */
export async function readNextChange(root: string): Promise<string | null> {
  const text = await readFile(join(root, '.next/next-change.json'), 'utf8')
  return (JSON.parse(text) as { nextChange: string | null }).nextChange
}

/** Takes the word back: from here to `writeStamp` no build is finished. */
export async function removeStamp(root: string): Promise<void> {
  await rm(join(root, stampFile), { force: true })
}

/** What a build made now in `root` would be made from. */
export async function currentState(root: string): Promise<Omit<BuildStamp, 'nextChange'>> {
  const values = Object.fromEntries(buildTimeNames().map((name) => [name, env(name) ?? '']))
  return { inputs: await hashInputs(root), env: values, node: process.versions.node.split('.')[0] ?? '' }
}

/** The first thing in which two states differ, in a few words, or undefined. */
export function difference(
  before: Omit<BuildStamp, 'nextChange'>,
  now: Omit<BuildStamp, 'nextChange'>,
): string | undefined {
  if (before.node !== now.node) return `Node ${before.node} built it, Node ${now.node} runs now`
  for (const name of new Set([...Object.keys(before.env), ...Object.keys(now.env)])) {
    if ((before.env[name] ?? '') !== (now.env[name] ?? '')) return `${name} has another value`
  }
  return before.inputs === now.inputs ? undefined : 'files have changed'
}

/** Says that a page was due to change by itself before `now`, or undefined. */
export function expiredReason({ nextChange }: Pick<BuildStamp, 'nextChange'>, now: Date): string | undefined {
  if (nextChange === null || new Date(nextChange) > now) return undefined
  return `a page was due to change on ${nextChange}`
}

async function hashInputs(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await listFiles(root, inputPaths)) {
    hash.update(`${file}\0`)
    hash.update(
      createHash('sha256')
        .update(await readFile(join(root, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

async function listFiles(root: string, paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (notInput.test(path)) continue
    const kind = await stat(join(root, path)).catch(() => undefined)
    if (kind?.isFile()) found.push(path)
    if (!kind?.isDirectory()) continue
    const names = (await readdir(join(root, path))).toSorted()
    found.push(
      ...(await listFiles(
        root,
        names.map((name) => `${path}/${name}`),
      )),
    )
  }
  return found
}
