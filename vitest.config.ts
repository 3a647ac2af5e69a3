import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const files = ['src', 'scripts', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
)
const setupFiles = ['src/lib/testing/without-traces.ts']
/** Files share a process, since starting one takes most of the time. A file is in the first project with its pattern. */
const projects = [
  // Replaces modules, which nothing undoes, or ends threads.
  { name: 'isolated', pattern: /\bvi\.(?:mock|doMock)\b|run-in-thread/, isolate: true, setupFiles },
  { name: 'document', pattern: /@vitest-environment happy-dom/, setupFiles },
  // Changes the state of modules or of the process, which is restored.
  {
    name: 'stateful',
    pattern:
      /\bvi\.(?!fn\b)|\bprocess\.|\/testing\/(?!temporary-folder|listen)|child_process|worker_threads|prototype|globalThis/,
    setupFiles,
  },
  { name: 'pure', pattern: /./ },
]
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const filesOf = (project: (typeof projects)[number]) =>
  texts
    .filter(({ text }) => projects.find(({ pattern }) => pattern.test(text)) === project)
    .map(({ file }) => file)

export default defineConfig({
  // The site's own steps for styles are not for Vite.
  css: { postcss: {} },
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    environment: 'node',
    isolate: false,
    // So that it shares the module of graphql with our code.
    server: { deps: { inline: ['graphql-http'] } },
    globalSetup: ['src/db/testing/templates.ts'],
    // Vitest leaves one processor free by default, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // What a test that passes prints is no news.
    silent: 'passed-only',
    // Some tests start processes, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: projects.map((project) => {
      const { pattern: _, ...test } = project
      return { extends: true, test: { ...test, include: filesOf(project) } }
    }),
  },
})
