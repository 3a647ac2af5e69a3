import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Starts Next for the build in `root`, in this process. Returns its request handler and a function that ends it. */
export async function startNext(
  root: string,
): Promise<{ handle: RequestHandler; close: () => Promise<void> }> {
  // Next reads these while it is imported.
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  const { default: next } = await import('next')
  // Next handles upgrade requests of the server it is given. This one never listens, so none arrive.
  const app = next({ dev: false, dir: root, httpServer: createServer() })
  await app.prepare()
  return { handle: app.getRequestHandler(), close: () => app.close() }
}
