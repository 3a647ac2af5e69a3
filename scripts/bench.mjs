import { ensureInstalled } from './install.mjs'
import { runTs } from './run.mjs'

// `npm run bench:<name>`: installs what is missing, then runs a file of bench/.
await ensureInstalled({ dev: true })
const [name, ...args] = process.argv.slice(2)
process.exit(await runTs(`bench/${name}.ts`, { args }))
