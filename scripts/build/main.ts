import { nextCommand } from '@/next/paths'
import { run, runTs } from '../run.mjs'
import { removeCompressed } from './describe-asset'
import { currentState, readNextChange, readStamp, removeStamp, writeStamp } from './stamp'

// `npm run build`: content check, Next's build, asset manifest, and last the stamp that marks the build as finished.
process.env.NEXT_TELEMETRY_DISABLED = '1'
const root = process.cwd()
const started = performance.now()
// One time for every page and endpoint of this build (src/lib/build-time.ts).
process.env.BUILD_TIME = new Date().toISOString()

// Taken first, so that an edit during the build makes it stale.
const state = await currentState(root)
if (!(await readStamp(root))) await removeCompressed(root)
await removeStamp(root)
await step('content', () => runTs('scripts/content.ts'))
// Read before Next's build empties the folder.
const nextChange = await readNextChange(root)
await step('next build', () => run(process.execPath, [nextCommand, 'build']))
await step('finish', () =>
  runTs('scripts/build/finish.ts', {
    args: nextChange ? [nextChange] : [],
    // Nearly all objects of this step are short-lived; a larger young generation collects them more cheaply.
    env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` },
  }),
)
await writeStamp(root, { ...state, nextChange })
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(0)} s.`)

async function step(name: string, work: () => Promise<number>): Promise<void> {
  const code = await work()
  if (code === 0) return
  console.error(`The build stopped at "${name}".`)
  process.exit(code)
}
