import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { envVariables } from '@/config/env'

it('the README lists every environment variable with its phase and meaning', () => {
  const readme = readFileSync('README.md', 'utf8')
  const rows = Object.entries(envVariables).map(
    ([name, { phase, about }]) => `| \`${name}\` | ${phase} | ${about} |`,
  )
  expect(
    readme
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+`/.test(line))
      .map((line) => line.replaceAll(/ +/g, ' ')),
  ).toEqual(rows)
})
