import { ensureInstalled } from './install.mjs'
import { runTs } from './run.mjs'

// `npm start`: installs what is missing, builds what is stale, serves. Import no package before they are installed.
process.env.NEXT_TELEMETRY_DISABLED = '1'

await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()

const { staleReason } = await import('./build/stamp')
const reason = await staleReason(process.cwd(), new Date())
if (reason) {
  console.log(`Building: ${reason}.`)
  const code = await runTs('scripts/build/main.ts')
  if (code !== 0) process.exit(code)
}

// Serve in this process, so that a signal reaches the server.
await import('../src/server/main')
