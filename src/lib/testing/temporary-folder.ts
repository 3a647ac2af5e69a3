import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'

/** An empty folder that is deleted after the tests of the file or of the block. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Gives the empty folder of the running test. */
export function folderOfTest(): () => string {
  const root = temporaryFolder()
  let folder = root
  beforeEach(() => void (folder = mkdtempSync(join(root, 'test-'))))
  return () => folder
}
