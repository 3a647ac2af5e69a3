import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

// `npm run dev`: the site with hot reload; options after `--` go to Next (`npm run dev -- -p 3100`).
await ensureInstalled({ dev: true })
const args = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)]
process.exit(await run(process.execPath, args, { env: { NEXT_TELEMETRY_DISABLED: '1' } }))
