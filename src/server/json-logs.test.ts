import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { asJsonLine } from './json-logs'

test('a JSON object stays as it is, and anything else becomes one', () => {
  expect(asJsonLine('{"event":"x"}\n', 'info')).toBe('{"event":"x"}\n')
  const error = { level: 'error', event: 'output', message: '⨯ Error: no\n    at x' }
  expect(JSON.parse(asJsonLine('\u001B[31m⨯\u001B[0m Error: no\n    at x\n', 'error'))).toMatchObject(error)
  expect(JSON.parse(asJsonLine(' ⚠ slow\n', 'error'))).toMatchObject({ level: 'warn' })
  expect(JSON.parse(asJsonLine('{"a":1}\n{"a":2}\n', 'info'))).toMatchObject({ message: '{"a":1}\n{"a":2}' })
  expect(asJsonLine('\n', 'info')).toBe('')
})

const node = ['--import', 'tsx', '--input-type=module', '-e']

test('whatever a process prints, each line of it is a JSON object', () => {
  const source = `
    import { logAsJson } from './src/server/json-logs.ts'
    logAsJson()
    console.log('two\\nlines', { a: 1 })
    console.error(new Error('with a stack'))
    process.stderr.write(Buffer.from('bytes'))
    process.emitWarning('soon gone')
    setTimeout(() => { throw new Error('at the start') }, 20)`
  const { stdout, stderr, status } = spawnSync(process.execPath, [...node, source], { encoding: 'utf8' })
  expect(status).toBe(1)
  const lines = [...stdout.trim().split('\n'), ...stderr.trim().split('\n')].map(
    (line) => JSON.parse(line) as { message?: string; error?: string; event: string },
  )
  const events = lines.map(({ event }) => event).toSorted()
  expect(events).toEqual(['output', 'output', 'output', 'start failed', 'warning'])
  expect(lines.find(({ event }) => event === 'start failed')?.error).toContain('at the start')
})

test('a log that nobody reads any longer is no error, which would be logged again, and again', async () => {
  const source = `
    import { logAsJson } from './src/server/json-logs.ts'
    logAsJson()
    let errors = 0
    // As Next does.
    process.on('uncaughtException', () => { errors += 1; process.stderr.write('an error') })
    process.stdin.resume().on('end', () => {
      process.stderr.write('gone')
      setTimeout(() => { console.log(errors); process.exit() }, 100)
    })`
  const child = spawn(process.execPath, [...node, source])
  child.stderr.destroy()
  child.stdin.end()
  expect(JSON.parse(await text(child.stdout))).toMatchObject({ message: '0' })
})
