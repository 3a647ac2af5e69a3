import { readFileSync, readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('browser code does not import the environment, whose variables are all undefined there', async () => {
  const entryPoints = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => file.includes('.client.') || readFileSync(file, 'utf8').startsWith("'use client'"))
  const { metafile } = await build({
    entryPoints,
    outdir: 'unused',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    external: ['*.css'],
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(50)
  const importers = Object.entries(metafile.inputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === 'src/config/env.ts'),
  )
  expect(importers.map(([file]) => file)).toEqual([])
})
