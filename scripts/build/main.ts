import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildArguments, nextCommand } from '@/next/paths'
import { buildsFolder, currentBuild } from '@/server/builds'
import { run, runTs } from '../run.mjs'
import { finishBuild, startBuild } from './build-folders'
import { buildId, currentState, engineResults, nextChangeFile, writeStamp } from './stamp'
import { keepCompiled, restoreCompiled, takeOutputs } from './take-outputs'

// `npm run build`: content check, Next's build, asset manifest, and last the stamp that marks the build as finished. It all
// happens in a folder of its own, so a running server keeps the files it serves (docs/decisions/build-folders.md).
process.env.NEXT_TELEMETRY_DISABLED = '1'
const root = process.cwd()
const builds = buildsFolder()
const started = performance.now()
const time = new Date()
const steps: string[] = []
const folder = startOrExit()

// Taken first, so that an edit during the build makes it stale.
const state = await currentState(root)
// One time for every page and endpoint of this build (src/lib/build-time.ts).
process.env.BUILD_TIME = time.toISOString()
const id = buildId(state)
process.env.BUILD_ID = id
process.env.ENGINE_RESULTS = await engineResults(root)
const compiledBefore = await restoreCompiled(root, id)
// Compiling reads no content, and leaves one of two processors idle for much of its time.
await Promise.all([
  step('content', () => runTs('scripts/content.ts')),
  compiledBefore ? steps.push('compiled before') : step('compile', () => next('compile')),
])
if (!compiledBefore) await keepCompiled(root, id)
const { nextChange } = JSON.parse(readFileSync(nextChangeFile, 'utf8')) as { nextChange: string | null }
await step('generate', () => next('generate'))
const previous = currentBuild(builds)
await takeOutputs(root, folder, previous && join(builds, previous))
await step('finish', () =>
  runTs('scripts/build/finish.ts', {
    args: [folder, ...(nextChange ? [nextChange] : [])],
    // Nearly all objects of this step are short-lived; a larger young generation collects them more cheaply.
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` },
  }),
)
await writeStamp(folder, { ...state, nextChange })
const built = finishBuild(builds, folder, time)
console.log(`Built ${built} in ${secondsSince(started)} s (${steps.join(', ')}).`)

function next(part: keyof typeof buildArguments): Promise<number> {
  return run(process.execPath, [nextCommand, ...buildArguments[part]])
}

function startOrExit(): string {
  try {
    return startBuild(builds)
  } catch (error) {
    console.error(String(error))
    process.exit(1)
  }
}

async function step(name: string, work: () => Promise<number>): Promise<void> {
  const begun = performance.now()
  const code = await work()
  steps.push(`${name} ${secondsSince(begun)}`)
  if (code === 0) return
  console.error(`The build stopped at "${name}".`)
  process.exit(code)
}

function secondsSince(begin: number): string {
  return ((performance.now() - begin) / 1000).toFixed(0)
}
