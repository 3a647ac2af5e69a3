import { ensureInstalled } from './install.mjs'
import { runTs } from './run.mjs'

// `npm test`: installs what is missing, then runs every check of scripts/checks.ts.
await ensureInstalled({ dev: true })
process.exit(await runTs('scripts/checks.ts', { args: process.argv.slice(2) }))
