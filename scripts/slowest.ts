import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

type Part = { name: string; seconds: number }
type UnitReport = { testResults: { name: string; startTime: number; endTime: number }[] }
type Suite = {
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** Lines that name the slowest unit test files of Vitest's JSON report; none without a report. */
export function slowestUnitFiles(file: string): string[] {
  const parts = (read(file) as UnitReport | undefined)?.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
  return slowest('Slowest unit test files:', parts)
}

/** Lines that name the slowest journeys of Playwright's JSON report; none without a report. */
export function slowestJourneys(file: string): string[] {
  return slowest('Slowest journeys:', (read(file) as Suite | undefined)?.suites?.flatMap(journeysOf))
}

function journeysOf({ specs, suites = [] }: Suite): Part[] {
  const own = specs.map(({ title, file, tests }) => {
    const runs = tests.flatMap(({ results }) => results)
    return {
      name: `${file} › ${title}`,
      seconds: runs.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }
  })
  return [...own, ...suites.flatMap(journeysOf)]
}

function slowest(title: string, parts: Part[] = []): string[] {
  const first = parts.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5)
  if (first.length === 0) return []
  return [title, ...first.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`), '']
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
