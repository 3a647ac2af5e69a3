import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'packages/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/db/testing/shared-postgres.ts'],
    // Some tests start processes, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
