import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assetManifestFile, readAssetManifest, type AssetManifest } from './asset-manifest'

const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const html = {
  file: 'a.html',
  type: 'text/html',
  bytes: 1,
  hash: 'a',
  cacheClass: 'day' as const,
  encoded: {},
}
const page = { html, scripts: [], styles: [], segments: {} }
const manifest: AssetManifest = {
  buildId: 'b1',
  time: '2026-01-01T00:00:00.000Z',
  nextChange: null,
  pages: { '/': page },
  files: {},
  notFound: page,
  sharedScripts: [],
  dynamic: [],
  images: { widths: [], qualities: [] },
}

test('a build of code with another manifest is refused, with the reason', async () => {
  const write = (value: object) => writeFileSync(join(folder, assetManifestFile), JSON.stringify(value))
  write(manifest)
  expect(await readAssetManifest(folder)).toEqual(manifest)
  write({ ...manifest, pages: { '/': { ...page, styles: undefined } } })
  await expect(readAssetManifest(folder)).rejects.toThrow(
    /built by other code \(pages \/ styles: .*Build again/,
  )
})
