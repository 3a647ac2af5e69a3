import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { runScriptIn } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const flags = {
  title: 'What a “plan cache” costs: part 1',
  description: 'How much memory a plan takes, and what happens when the cache is full.',
  category: 'engineering',
  author: 'jo doe',
}
const slug = 'what-a-plan-cache-costs-part-1'
const folder = temporaryFolder()
cpSync('content/blog/categories.yaml', path.join(folder, 'content/blog/categories.yaml'))
mkdirSync(path.join(folder, 'content/authors'))
writeFileSync(path.join(folder, 'content/authors/jo-doe.yaml'), 'name: Jo Doe\ntitle: Engineer\n')

/** Runs the command in the scratch project. */
async function run(...args: string[]) {
  const said: unknown[] = []
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text) => void said.push(text))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0
    throw new Error('exit')
  })
  vi.resetModules()
  process.argv = ['node', 'new.ts', ...args]
  await import('./new').catch(() => undefined)
  const status = process.exitCode ?? 0
  process.exitCode = undefined
  return { status, output: said.join('\n') }
}

function newPost(changed: Partial<typeof flags & { date: string }> = {}) {
  const args = Object.entries({ ...flags, ...changed }).flatMap(([name, value]) => [`--${name}`, value])
  return run('post', ...args, '--plain-cover')
}

it(
  'writes a draft and a job that the content check accepts but for links to what is not there, never over a post',
  { timeout: 120_000 },
  async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(await newPost()).toMatchObject({
      status: 0,
      output: expect.stringContaining(`is a draft of ${today}`),
    })
    const file = path.join(folder, 'content/blog', slug, 'index.md')
    expect(readFileSync(file, 'utf8')).toMatch(/author: Jo Doe\n[^]*draft: true\n/)
    expect(existsSync(path.join(path.dirname(file), 'cover.webp'))).toBe(true)
    expect(await newPost()).toMatchObject({ status: 1, output: expect.stringContaining('exists already') })

    const more = { location: 'Remote', type: 'Full time', team: 'Router' }
    const job = { title: 'Engineer, planner', description: flags.description, ...more }
    const args = Object.entries(job).flatMap(([name, value]) => [`--${name}`, value])
    expect(await run('job', ...args)).toMatchObject({ status: 0 })
    const posting = readFileSync(path.join(folder, 'content/jobs/engineer-planner.md'), 'utf8')
    expect(posting).toContain('type: Full time')

    const lines = runScriptIn(folder, 'content').output.split('\n')
    const wrong = lines.filter((line) => /^content\/(?:blog|jobs)/.test(line))
    expect(wrong.filter((line) => !line.includes('no page at /cosmo'))).toEqual([])
  },
)

it('asks for --slug when the title gives none', async () => {
  expect(await newPost({ title: 'データベースの図' })).toMatchObject({
    status: 2,
    output: expect.stringContaining('add --slug'),
  })
})

it('answers an unknown option with its usage, and names every flag that is wrong when nobody can be asked', async () => {
  const usage = await run('post', '--titel', 'x')
  expect(usage.status).toBe(2)
  expect(usage.output).toContain('Put -- before the options')
  expect(usage.output).not.toContain('    at ')
  const { status, output } = await newPost({
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
