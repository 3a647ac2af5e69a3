import { run, runTs } from '../run.mjs'
import { currentState, readNextChange, readStamp, removeStamp, writeStamp } from './stamp'
import { dropCompressed } from './compress'

// `npm run build`: content check, Next's build, the front's list of answers, and last the stamp that says "finished".
process.env.NEXT_TELEMETRY_DISABLED = '1'
const root = process.cwd()
const started = performance.now()
// One moment for every page and endpoint of this build (src/lib/build-time.ts).
process.env.BUILD_TIME = new Date().toISOString()

// Taken first, so that an edit made while the build runs makes it stale.
const state = await currentState(root)
if (!(await readStamp(root))) await dropCompressed(root)
await removeStamp(root)
await step('content', () => runTs('scripts/content.ts'))
// Read at once: Next clears its folder.
const nextChange = await readNextChange(root)
await step('next build', () => run(process.execPath, ['node_modules/next/dist/bin/next', 'build']))
await step('manifest', () =>
  runTs('scripts/build/manifest.ts', {
    args: nextChange ? [nextChange] : [],
    // Nearly everything it makes is short-lived: with more room for that, little is looked at twice.
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
