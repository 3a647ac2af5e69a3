import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const flags = {
  title: 'What a “plan cache” costs: part 1',
  description: 'How much memory a plan takes, and what happens when the cache is full.',
  category: 'engineering',
  author: 'jo doe',
}
const slug = 'what-a-plan-cache-costs-part-1'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'))
  cpSync(path.join(root, 'content/blog/categories.yaml'), path.join(folder, 'content/blog/categories.yaml'))
  mkdirSync(path.join(folder, 'content/authors'))
  writeFileSync(path.join(folder, 'content/authors/jo-doe.yaml'), 'name: Jo Doe\ntitle: Engineer\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a script of this project in the scratch project. */
function run(script: string, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', path.join(root, 'node_modules/tsx/dist/loader.mjs'), path.join(root, script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      input: '',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    },
  )
  return { status, output: stdout + stderr }
}

function newPost(changed: Partial<typeof flags & { date: string }> = {}) {
  const args = Object.entries({ ...flags, ...changed }).flatMap(([name, value]) => [`--${name}`, value])
  return run('scripts/new.ts', ['post', ...args, '--plain-cover'])
}

describe('npm run new', { timeout: 60_000 }, () => {
  it('writes a draft and a job that the content check accepts but for links to what is not there, never over a post', () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(newPost()).toMatchObject({ status: 0, output: expect.stringContaining(`is a draft of ${today}`) })
    const file = path.join(folder, 'content/blog', slug, 'index.md')
    expect(readFileSync(file, 'utf8')).toMatch(/author: Jo Doe\n[^]*draft: true\n/)
    expect(existsSync(path.join(path.dirname(file), 'cover.webp'))).toBe(true)
    expect(newPost()).toMatchObject({ status: 1, output: expect.stringContaining('exists already') })

    const { description } = flags
    const job = {
      title: 'Engineer, planner',
      description,
      location: 'Remote',
      type: 'Full time',
      team: 'Router',
    }
    const args = Object.entries(job).flatMap(([name, value]) => [`--${name}`, value])
    expect(run('scripts/new.ts', ['job', ...args])).toMatchObject({ status: 0 })
    const posting = readFileSync(path.join(folder, 'content/jobs/engineer-planner.md'), 'utf8')
    expect(posting).toContain('type: Full time')

    const lines = run('scripts/content.ts').output.split('\n')
    const wrong = lines.filter((line) => /^content\/(?:blog|jobs)/.test(line))
    expect(wrong.filter((line) => !line.includes('no page at /cosmo'))).toEqual([])
  })

  it('asks for --slug when the title gives none', () => {
    expect(newPost({ title: 'データベースの図' })).toMatchObject({
      status: 2,
      output: expect.stringContaining('add --slug'),
    })
  })

  it('answers an unknown option with its usage, and names every flag that is wrong when nobody can be asked', () => {
    const usage = run('scripts/new.ts', ['post', '--titel', 'x'])
    expect(usage.status).toBe(2)
    expect(usage.output).toContain('Put -- before the options')
    expect(usage.output).not.toContain('    at ')
    const { status, output } = newPost({
      title: 'No',
      category: 'sports',
      author: 'Nobody',
      date: '2026-02-30',
    })
    expect(status).toBe(1)
    expect(output).toMatch(/--title: .*5/)
    expect(output).toContain('--category: must be one of: engineering')
    expect(output).toContain('--author: must be one of: Jo Doe')
    expect(output).toContain('--date: expected a real date')
    expect(existsSync(path.join(folder, 'content/blog', 'no'))).toBe(false)
  })
})
