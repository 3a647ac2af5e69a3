import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { slowestJourneys, slowestUnitFiles } from './slowest'

const file = join(tmpdir(), `slowest-${process.pid}.json`)
afterAll(() => rmSync(file, { force: true }))

function report(content: object): string {
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('unit test files are listed slowest first', () => {
  const [fast, slow] = ['src/a.test.ts', 'src/b.test.ts'].map((name, index) => ({
    name: resolve(name),
    startTime: 0,
    endTime: 500 + index * 1500,
  }))
  expect(slowestUnitFiles(report({ testResults: [fast, slow] }))).toEqual([
    'Slowest unit test files:',
    '    2.0 s  src/b.test.ts',
    '    0.5 s  src/a.test.ts',
    '',
  ])
})

test('journeys are found at every depth', () => {
  const spec = (title: string, duration: number) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: [{ duration }] }],
  })
  const suites = [{ specs: [spec('first', 1000)], suites: [{ specs: [spec('second', 3000)] }] }]
  expect(slowestJourneys(report({ specs: [], suites }))).toEqual([
    'Slowest journeys:',
    '    3.0 s  a.spec.ts › second',
    '    1.0 s  a.spec.ts › first',
    '',
  ])
})

test('a check that wrote no report is left out', () => {
  expect(slowestJourneys(join(tmpdir(), 'no-such-report.json'))).toEqual([])
})
