import type { NextConfig } from 'next'

const config: NextConfig = {
  agentRules: false,
  experimental: { agentUpgrade: false },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks types on their own; the build need not do it a second time.
  typescript: { ignoreBuildErrors: true },
  // Specification §9: exactly these sizes; quality 75 by default, 100 for covers.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75, 100],
    formats: ['image/webp'],
    remotePatterns: [],
    localPatterns: [{ pathname: '/media/**', search: '' }, { pathname: '/brand/**', search: '' }],
  },
}

export default config
