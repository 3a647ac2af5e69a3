import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { redirects } from './src/config/redirects'

const config: NextConfig = {
  // Hands the build's list of answers to the front (src/server).
  adapterPath: resolve('src/server/adapter.mjs'),
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // By default one processor is left to others, which on two is half of them.
    cpus: availableParallelism(),
    globalNotFound: true,
    // A style sheet more keeps the first paint waiting longer than some kilobytes more in one of them.
    cssChunking: { type: 'graph', requestCost: 60_000 },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // `page.dev.tsx` is a route in `npm run dev` only; a production build does not know it.
  ...(process.env.NODE_ENV === 'development' && { pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
  // The front answers these in production, Next in `npm run dev`.
  redirects: async () =>
    redirects.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })),
  // scripts/build/main.ts sets it: one moment for the whole build (src/lib/build-time.ts).
  env: process.env.BUILD_TIME ? { BUILD_TIME: process.env.BUILD_TIME } : {},
  // `npm run types` checks types on their own; the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
  // Exactly these sizes; quality 75 by default, 100 for covers (docs/contracts/images.md#sizes).
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75, 100],
    // Next takes 100 as 63 for AVIF: covers then look like WebP at 100 and weigh a third.
    formats: ['image/avif', 'image/webp'],
    // Names below /media/ carry a hash of the content, so what was made from them stays right.
    minimumCacheTTL: 31_536_000,
    remotePatterns: [],
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/brand/**', search: '' },
    ],
  },
}

export default config
