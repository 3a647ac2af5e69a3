import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '@/lib/testing/site-server'

/** Starts an S3 server with an empty bucket `site`, which keeps its files in `folder`. */
export async function startBucketServer(folder: string) {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const program = join(createRequire(import.meta.url).resolve('s3rver/package.json'), '../bin/s3rver.js')
  const flags = ['--address', '127.0.0.1', '--port', String(port), '--directory', join(folder, 'buckets')]
  const server = spawn(process.execPath, [program, ...flags, '--configure-bucket', 'site', '--silent'])
  const isListening = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(isListening, { timeout: 20_000 })
  return {
    stop: () => server.kill(),
    /** The variables that place uploads at an address such as `s3://site`. */
    variables: (url: string): Record<string, string> => ({
      UPLOADS_URL: url,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }),
  }
}
