import { expect, it } from 'vitest'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { clients, proposed, published } from './check'
import { commits } from './commits'

it('the report names the client and operation that the second commit names', async () => {
  const schema = (sdl: string) => [{ name: 'logistics', sdl }]
  const { changes } = valueOf(
    await createEngine().compare({ before: schema(published), after: schema(proposed), clients }),
  )
  const broken = changes.filter(({ severity }) => severity === 'breaking').flatMap(({ affects }) => affects)
  expect(broken).toHaveLength(1)
  const result = commits[1]?.checks.find(({ name }) => name === 'breaking changes')?.result
  for (const { client, version, operation } of broken) {
    expect(result).toContain(`${client} ${version}`)
    expect(result).toContain(operation)
  }
})
