import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEngine } from './engine/engine'
import type { Engine, Result } from './engine/messages'

/**
 * The engine that content is checked and pages are built with. In a build, `ENGINE_RESULTS` is a folder: what an earlier
 * step, page or build has asked is read from there.
 */
export const engine = withResults(createEngine({ runsCode: true }))

/** Returns the value of a result. Throws when the call failed; for the build, where a failure is a mistake in our examples. */
export function unwrap<Given>(result: Result<Given>): Given {
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}

function withResults(calls: Engine): Engine {
  // Texts share examples, so the same call is made again before the first one has ended.
  const asked = new Map<string, Promise<unknown>>()
  const withResult = ([name, call]: [string, (input: never) => Promise<unknown>]) => [
    name,
    async (input: never) => {
      const folder = process.env.ENGINE_RESULTS
      if (folder === undefined) return call(input)
      const key = createHash('sha256').update(name).update(JSON.stringify(input)).digest('base64url')
      const file = join(/* turbopackIgnore: true */ folder, `${key}.json`)
      const result = asked.get(file) ?? stored(file, () => call(input))
      asked.set(file, result)
      return result
    },
  ]
  return Object.fromEntries(Object.entries(calls).map(withResult)) as Engine
}

async function stored(file: string, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const result = await call()
    // Renamed, because another worker may be about to read it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(result))
    renameSync(`${file}.${process.pid}`, file)
    return result
  }
}
