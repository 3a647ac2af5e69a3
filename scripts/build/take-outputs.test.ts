import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { takeOutputs } from './take-outputs'

const project = temporaryFolder()
const folder = join(project, '.builds/unfinished')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(async () => {
  for (const name of ['.next', 'content', 'public/media', folder.slice(project.length)])
    mkdirSync(join(project, name), { recursive: true })
  for (const name of [
    '.next/BUILD_ID',
    'content/text.md',
    'public/robots.txt',
    'public/media/cover-1a2b.png',
  ])
    writeFileSync(join(project, name), 'built')
  await takeOutputs(project, folder, undefined)
})

it('a build keeps its texts and files when the originals are edited', () => {
  for (const name of ['content/text.md', 'public/robots.txt']) {
    writeFileSync(join(project, name), 'edited')
    expect(read(name)).toBe('built')
  }
})

it('a build keeps a published picture that the project removes, and takes no space for it before', () => {
  const name = 'public/media/cover-1a2b.png'
  expect(statSync(join(folder, name)).nlink).toBe(2)
  rmSync(join(project, name))
  expect(read(name)).toBe('built')
})
