import { ensureInstalled, ensureInstalledIn, sideFolders } from './install.mjs'
import { runTs } from './run.mjs'

// `node scripts/with-packages.mjs <file> …`: installs what is missing, in the folder of the file too, then runs it.
const [file = '', ...args] = process.argv.slice(2)
await ensureInstalled({ dev: true })
const folder = sideFolders.find((each) => file.startsWith(`${each}/`))
if (folder) await ensureInstalledIn(folder)
process.exit(await runTs(file, { args }))
