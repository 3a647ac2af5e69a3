import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSite } from './site-server'

const server = (handler: string) => () => [
  '--input-type=module',
  '-e',
  `import { createServer } from 'node:http'
   createServer((request, response) => { ${handler} }).listen(process.env.PORT, process.env.HOST)`,
]

test('a site responds until it is stopped, and its files are deleted', async () => {
  const site = await startSite({ command: server('response.end(process.env.DATABASE_PATH)') })
  expect(await (await fetch(site.origin)).text()).toBe(`${site.folder}/site.db`)
  await site.stop()
  await site.stop()
  await expect(fetch(site.origin)).rejects.toThrow('fetch failed')
  expect(existsSync(site.folder)).toBe(false)
})

test('a server that exits during its start is reported at once', async () => {
  await expect(startSite({ command: () => ['-e', 'process.exit(3)'] })).rejects.toThrow('exited with 3')
})
