import type { NextConfig } from 'next'
import { redirects } from './src/config/redirects'
import { unstableConfig } from './src/next/config'
import { imageFormats } from './src/next/paths'

const config: NextConfig = {
  ...unstableConfig,
  poweredByHeader: false,
  reactStrictMode: true,
  // The front server sends these in production, Next in `npm run dev`.
  redirects: async () =>
    redirects.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })),
  // Set by scripts/build/main.ts. Without it, Next makes up an id for each build.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // `npm run types` checks types, so the build skips that.
  typescript: { ignoreBuildErrors: true },
  // Exactly these sizes; quality 75 by default, 100 for covers (docs/contracts/images.md#sizes).
  images: {
    // In development, resizing the pictures of a post keeps its preview waiting for seconds.
    unoptimized: process.env.NODE_ENV === 'development',
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75, 100],
    // Next encodes quality 100 as 63 in AVIF, so covers look like WebP at 100 in a third of the size.
    formats: imageFormats,
    // File names in /media/ contain a hash of their content, so a resized image never goes out of date.
    minimumCacheTTL: 31_536_000,
    remotePatterns: [],
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/brand/**', search: '' },
    ],
  },
}

export default config
