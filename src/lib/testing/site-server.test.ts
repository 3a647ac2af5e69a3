import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSite } from './site-server'

const server = (answer: string) => () => [
  '--input-type=module',
  '-e',
  `import { createServer } from 'node:http'
   createServer((request, response) => { ${answer} }).listen(process.env.PORT, process.env.HOST)`,
]

test('a site answers until it is stopped, and leaves nothing behind', async () => {
  const site = await startSite({ command: server('response.end(process.env.DATABASE_PATH)') })
  expect(await (await fetch(site.origin)).text()).toBe(`${site.folder}/site.db`)
  await site.stop()
  await site.stop()
  await expect(fetch(site.origin)).rejects.toThrow('fetch failed')
  expect(existsSync(site.folder)).toBe(false)
})

test('a server that ends while it is waited for is told at once', async () => {
  await expect(startSite({ command: () => ['-e', 'process.exit(3)'] })).rejects.toThrow('ended with 3')
})
