import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { readBuildOutputs } from './outputs'
import { nextFolder } from './paths'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Starts Next for the build in the folder `root`, in this process. Returns its request handler and a function that ends it.
 * Throws when another version of Next made the build.
 */
export async function startNext(
  root: string,
): Promise<{ handle: RequestHandler; close: () => Promise<void> }> {
  await checkVersion(root)
  // Next reads these while it is imported.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // As in the server that Next writes for `output: 'standalone'`: the configuration of the build counts, not next.config.ts
    // of the project, which may have been edited since.
    __NEXT_PRIVATE_STANDALONE_CONFIG: await readConfig(root),
  })
  const { default: next } = await import('next')
  // Next handles upgrade requests of the server passed to it. This one never listens, so none arrive.
  const app = next({ dev: false, dir: root, httpServer: createServer() })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}

async function checkVersion(root: string): Promise<void> {
  const { version } = createRequire(import.meta.url)('next/package.json') as { version: string }
  const { nextVersion } = await readBuildOutputs(root)
  if (nextVersion === version) return
  throw new Error(
    `${basename(root)} was not built by Next ${version}, which would serve it. Build again, or serve it from its own release.`,
  )
}

/** The configuration that Next's build in the folder `root` was made with, as JSON. */
async function readConfig(root: string): Promise<string> {
  const text = await readFile(join(root, nextFolder, 'required-server-files.json'), 'utf8')
  return JSON.stringify((JSON.parse(text) as { config: unknown }).config)
}
