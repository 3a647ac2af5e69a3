import { readFileSync, readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const entryPoints = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `src/${file}`)
  .filter(
    (file) =>
      file.includes('.client.') ||
      readFileSync(file, 'utf8').startsWith("'use client'") ||
      ['src/forms/host/page-script.ts', 'src/desk/browser/desk.ts'].includes(file),
  )
const bundled = async (files: string[]) => {
  const { metafile } = await build({
    entryPoints: files,
    outdir: 'unused',
    bundle: true,
    format: 'esm',
    packages: 'external',
    external: ['*.css'],
    metafile: true,
    write: false,
  })
  return metafile.inputs
}
const inputs = await bundled(entryPoints)

test.each([
  ['the environment, whose variables are all undefined there', inputs, /^src\/config\/env\.ts$/],
  ['Node', { ...inputs, ...(await bundled(['editor/app.tsx'])) }, /^node:/],
])('browser code does not import %s', (_, files, unknown) => {
  expect(Object.keys(files).length).toBeGreaterThan(50)
  const importers = Object.entries(files).filter(([, { imports }]) =>
    imports.some(({ path }) => unknown.test(path)),
  )
  expect(importers.map(([file]) => file)).toEqual([])
})

test('browser code works over plain HTTP, where these functions do not exist', () => {
  const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  const uses = Object.keys(inputs)
    .filter((file) => file !== 'src/lib/copy-text.ts')
    .filter((file) => /crypto\.(?:randomUUID|subtle)\b|navigator\.clipboard/.test(withoutComments(file)))
  expect(uses, 'use randomId or copyText of src/lib').toEqual([])
})
