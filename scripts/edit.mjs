import { existsSync } from 'node:fs'
import { ensureInstalled, ensureInstalledIn } from './install.mjs'

// `npm run edit`: installs what is missing and starts the editor. Import no package before they are installed.
if (existsSync('.env')) process.loadEnvFile()
await ensureInstalled({ dev: true })
await ensureInstalledIn('editor')
const { register } = await import('tsx/esm/api')
register()
await import('../editor/main')
