import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseAnswer } from './ask'

const root = path.resolve(import.meta.dirname, '..')
const flags = {
  title: 'What a “plan cache” costs: part 1',
  description: 'How much memory a plan takes, and what happens when the cache is full.',
  category: 'engineering',
  author: 'jo doe',
  date: '2026-05-01',
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

function newPost(changed: Partial<typeof flags & { slug: string }> = {}) {
  const args = Object.entries({ ...flags, ...changed }).flatMap(([name, value]) => [`--${name}`, value])
  return run('scripts/new.ts', ['post', ...args, '--plain-cover'])
}

describe('npm run new', { timeout: 30_000 }, () => {
  it('writes a draft that the content check accepts but for the links of a site that is not there', () => {
    expect(newPost()).toMatchObject({ status: 0 })
    const file = path.join(folder, 'content/blog', slug, 'index.md')
    expect(readFileSync(file, 'utf8')).toMatch(/author: Jo Doe\n[^]*draft: true\n/)
    expect(existsSync(path.join(path.dirname(file), 'cover.webp'))).toBe(true)
    const { output } = run('scripts/content.ts')
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith('content/blog') && !line.includes('no page at /cosmo')),
    ).toEqual([])
  })

  it('never writes over a post', () => {
    newPost()
    expect(newPost()).toMatchObject({ status: 1, output: expect.stringContaining('exists already') })
  })

  it('asks for --slug when the title gives none', () => {
    const title = 'データベースの図'
    expect(newPost({ title })).toMatchObject({ status: 2, output: expect.stringContaining('add --slug') })
    expect(newPost({ title, slug: 'database-drawing' })).toMatchObject({ status: 0 })
    expect(existsSync(path.join(folder, 'content/blog/database-drawing/index.md'))).toBe(true)
  })

  it('says which date it took when it cannot ask', () => {
    const { date: _, ...others } = flags
    const args = Object.entries(others).flatMap(([name, value]) => [`--${name}`, value])
    const { output } = run('scripts/new.ts', ['post', ...args, '--plain-cover'])
    expect(output).toContain(`is a draft of ${new Date().toISOString().slice(0, 10)}`)
  })

  it('starts a job that the content check accepts', () => {
    const job = {
      ...flags,
      title: 'Engineer, planner',
      location: 'Remote',
      type: 'Full time',
      team: 'Router',
    }
    const args = ['title', 'description', 'location', 'type', 'team', 'date'].flatMap((name) => [
      `--${name}`,
      job[name as keyof typeof job],
    ])
    expect(run('scripts/new.ts', ['job', ...args])).toMatchObject({ status: 0 })
    expect(readFileSync(path.join(folder, 'content/jobs/engineer-planner.md'), 'utf8')).toContain(
      'type: Full time',
    )
    const { output } = run('scripts/content.ts')
    expect(output.split('\n').filter((line) => line.startsWith('content/jobs'))).toEqual([])
  })

  it.each([[['post', '--titel', 'x']], [['page']]])('answers %o with its usage', (args) => {
    const { status, output } = run('scripts/new.ts', args)
    expect(status).toBe(2)
    expect(output).toContain('Put -- before the options')
    expect(output).not.toContain('    at ')
  })

  it('names every flag that is missing or wrong when nobody can be asked', () => {
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

it('takes an option by its number or by itself', () => {
  const question = { name: 'fruit', text: 'Fruit', options: ['Apple', 'Pear'] }
  expect(parseAnswer(question, '2')).toEqual({ answer: 'Pear' })
  expect(parseAnswer(question, ' apple ')).toEqual({ answer: 'Apple' })
  expect(parseAnswer(question, '3')).toEqual({ error: 'must be one of: Apple, Pear' })
})
