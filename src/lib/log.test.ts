import { expect, test } from 'vitest'
import { jsonLine } from './log'

test('a line of the log has nothing that a terminal obeys or a reader does not see', () => {
  const hostile = 'a\u001b[31m\u009b31m\u202eb\u2066\u200b\u2028\u{e0041}é👍'
  const line = jsonLine({ error: hostile })
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
  expect(JSON.parse(line)).toEqual({ error: hostile })
  expect(line).toContain('é👍')
})
