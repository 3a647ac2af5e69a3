import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'

/** The part of Next's configuration that is experimental or undocumented, and so may change with any release. */
export const unstableConfig: NextConfig = {
  // Passes scripts/build the list of everything the build wrote.
  adapterPath: resolve('src/next/adapter.mjs'),
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // Runs PostCSS in threads: its two processes kept 500 MB each until the end of the build.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Next leaves one processor free by default, which is half of a machine with two.
    cpus: availableParallelism(),
    globalNotFound: true,
    // 65 MB of a build that nothing reads: the server maps no stacks (src/server/main.ts).
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // One more style sheet delays the first paint longer than a few more kilobytes in an existing one.
    cssChunking: { type: 'graph', requestCost: 60_000 },
  },
}
