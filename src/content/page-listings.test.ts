import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compose } from './checks/verdicts'
import { contentRoot } from './source'

/** The listing of a page with a file name. */
function listing(page: string, filename: string): string {
  const text = readFileSync(path.join(contentRoot, 'pages', `${page}.md`), 'utf8')
  const [, code] = new RegExp(`filename="${filename}".*\\n([^]*?)\\n\`\`\``).exec(text) ?? []
  if (!code) throw new Error(`${page} has no listing ${filename}`)
  return code
}

it('the schema of Connect composes without the directive that only the platform knows', async () => {
  const schema = listing('connect', 'account.graphql').replace(/@connect__fieldResolver\(.*\)/, '')
  const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\n${schema}`
  expect(await compose([{ name: 'accounts', sdl }])).toMatchObject({ codes: ['ok'] })
})
