import { connect } from 'node:net'
import { ensureInstalled } from './install.mjs'
import { runTs } from './run.mjs'

// `npm start`: installs what is missing, builds what is stale, serves. Import no package before they are installed.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const port = Number(process.env.PORT) || 3000
if (await isListening(port)) {
  console.error(
    `Something listens on port ${port} already, perhaps this site. Nothing was started; PORT sets another port.`,
  )
  process.exit(1)
}
await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()

const { staleReason } = await import('./build/stamp')
const { buildsFolder, currentBuild } = await import('../src/server/builds')
const builds = buildsFolder()
const build = currentBuild(builds)
const reason = await staleReason(process.cwd(), build && `${builds}/${build}`, new Date())
if (reason) {
  console.log(`Building: ${reason}.`)
  const code = await runTs('scripts/build/main.ts')
  if (code !== 0) process.exit(code)
}

// Serve in this process, so that a signal reaches the server.
await import('../src/server/main')

/**
 * Found out first, because a build takes a minute.
 * @param {number} number
 * @returns {Promise<boolean>}
 */
function isListening(number) {
  return new Promise((resolve) => {
    const socket = connect(number, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
  })
}
