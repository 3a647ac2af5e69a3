import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildTimeNames, env } from '@/config/env'
import { stampFile } from '@/lib/build-folder'
import { filesIn } from '@/lib/files-in'

/** What a build is made from: hashes of the input files, build-time variables, and the major version of Node. */
type Inputs = { code: string; content: string; env: Record<string, string>; node: string }

/** Written last, so it marks a finished build. */
type BuildStamp = Inputs & {
  /** ISO date-time at which a page would change without an edit, such as a scheduled post, or null. */
  nextChange: string | null
}

/** Inputs that change no script of a page. */
const contentPaths = ['content', 'public']
const codePaths = [
  'src',
  'packages',
  // Including its first step, content.ts.
  'scripts/build',
  'scripts/content.ts',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
]
/** Tests are no inputs, nor what a build publishes itself: pictures and the supergraph, whose sources in content/ are. */
const ignored = /\.test\.[a-z]+$|^public\/(?:media|graph)\/|\/\.DS_Store$/

/** Returns why the build in `folder` (undefined: none) of the project in `root` is stale, or undefined if it is not. */
export async function staleReason(
  root: string,
  folder: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const stamp = folder && (await readStamp(folder))
  if (!stamp) return 'there is no finished build'
  const changed = difference(stamp, await currentState(root))
  const isExpired = stamp.nextChange !== null && new Date(stamp.nextChange) <= now
  return changed ?? (isExpired ? `a page was due to change on ${stamp.nextChange}` : undefined)
}

/** The stamp of the build in `folder`, or undefined when it is not finished. */
export async function readStamp(folder: string): Promise<BuildStamp | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, stampFile), 'utf8')) as BuildStamp
  } catch {
    return undefined
  }
}

/** Records the build in `folder` as finished. */
export async function writeStamp(folder: string, stamp: BuildStamp): Promise<void> {
  await writeFile(join(folder, stampFile), JSON.stringify(stamp, null, 2) + '\n')
}

/** Where the content check notes it. Next's build empties the rest of `.next`. */
export const nextChangeFile = '.next/cache/next-change.json'

/**
 * The folder for results of the playground's engine, which a step, a page or a later build takes instead of asking again.
 * Another engine or other packages get another folder, and results of the earlier one go.
 */
export async function engineResults(root: string): Promise<string> {
  const results = join(root, '.next/cache/engine')
  const folder = join(results, await hashFiles(root, ['src/playground', 'src/lib', 'package-lock.json']))
  if (!existsSync(folder)) rmSync(results, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The inputs of a build that is made now in `root`. */
export async function currentState(root: string): Promise<Inputs> {
  const values = Object.fromEntries(buildTimeNames.map((name) => [name, env(name) ?? '']))
  return {
    code: await hashFiles(root, codePaths),
    content: await hashFiles(root, contentPaths),
    env: values,
    node: process.versions.node.split('.')[0] ?? '',
  }
}

/**
 * Names what browsers run, for Next. Builds that differ only in content have the same id, so a page of one may go on to
 * pages of the other without a full load, and an unchanged page keeps its ETag.
 */
export function buildId({ code, env: values, node }: Inputs): string {
  return createHash('sha256')
    .update(JSON.stringify([code, values, node]))
    .digest('hex')
    .slice(0, 20)
}

/** The first difference between two states, as a short phrase, or undefined. */
export function difference(before: Inputs, now: Inputs): string | undefined {
  if (before.node !== now.node) return `Node ${before.node} built it, Node ${now.node} runs now`
  const changed = Object.keys(now.env).find((name) => before.env[name] !== now.env[name])
  if (changed) return `${changed} has another value`
  return before.code === now.code && before.content === now.content ? undefined : 'files have changed'
}

async function hashFiles(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(root, path))) {
    if (ignored.test(file)) continue
    const bytes = await readFile(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}
