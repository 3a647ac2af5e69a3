import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const files = ['src', 'scripts', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
)
/**
 * What a test may leave behind for the next one: mocks, a document, variables of the process, servers. Tests without any of
 * it share one context, which saves most of their time.
 */
const leavesTraces =
  /\bvi\.(?!fn\b)|@vitest-environment|\bprocess\.|\/testing\/(?!temporary-folder)|child_process|worker_threads|prototype|globalThis|happy-dom/i
/** Ends threads that take too long, so nothing else may share its process. */
const timed = 'src/playground/thread/run-in-thread.test.ts'
const pure = files.filter((file) => file !== timed && !leavesTraces.test(readFileSync(file, 'utf8')))

export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    environment: 'node',
    // So that it shares the module of graphql with our code.
    server: { deps: { inline: ['graphql-http'] } },
    globalSetup: ['src/db/testing/templates.ts'],
    // Vitest leaves one processor free by default, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Some tests start processes, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'isolated', include: files.filter((file) => !pure.includes(file)) } },
    ],
  },
})
