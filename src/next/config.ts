import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'

/** The part of Next's configuration that is experimental or undocumented, and so may change with any release. */
export const unstableConfig: NextConfig = {
  // Passes scripts/build the list of everything the build wrote.
  adapterPath: resolve('src/next/adapter.mjs'),
  agentRules: false,
  // Only requests need these, and Node loads them as they are: bundling them took 5 s of processor time.
  serverExternalPackages: [
    '@modelcontextprotocol/server',
    '@simplewebauthn/server',
    'jose',
    'kysely',
    'markdown-it',
    'nodemailer',
    'pg',
    's3mini',
    'yauzl',
  ],
  experimental: {
    agentUpgrade: false,
    // Runs PostCSS in threads: its two processes kept 500 MB each until the end of the build.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Next leaves one processor free by default, which is half of a machine with two.
    cpus: availableParallelism(),
    globalNotFound: true,
    // 65 MB of a build that nothing reads, and 17 s of processor time: the server maps no stacks (src/server/main.ts).
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackInputSourceMaps: process.env.NODE_ENV !== 'production',
    // Nobody downloads the server's code; leaving it as it is saves 11 s of processor time.
    turbopackMinify: { server: false, client: true },
    // Writing the first cache takes 15 s of processor time, which the first start of a clone should not wait for.
    turbopackFileSystemCacheForBuild:
      process.env.npm_lifecycle_event !== 'start' || existsSync('.next/cache/turbopack'),
    // One more style sheet delays the first paint longer than a few more kilobytes in an existing one.
    cssChunking: { type: 'graph', requestCost: 60_000 },
  },
}
