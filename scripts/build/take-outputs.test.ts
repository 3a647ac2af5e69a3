import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { takeOutputs } from './take-outputs'

const project = temporaryFolder()
const folder = join(project, '.builds/unfinished')
const texts = ['content/text.md', 'public/robots.txt']
const picture = 'public/media/cover-1a2b.png'
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  for (const name of ['.next/BUILD_ID', ...texts, picture]) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), 'built')
  }
  await takeOutputs(project, folder, undefined)
})

it('a build keeps its texts and files when the originals are edited', () => {
  for (const name of texts) {
    writeFileSync(join(project, name), 'edited')
    expect(read(name)).toBe('built')
  }
})

it('a build keeps a published picture that the project removes, and takes no space for it before', () => {
  expect(statSync(join(folder, picture)).nlink).toBe(2)
  rmSync(join(project, picture))
  expect(read(picture)).toBe('built')
})
