import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runScriptIn } from '@/lib/testing/run-script'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const folder = temporaryFolder()

const page = `---
title: A valid page
description: A page that passes the check.
date: 2026-01-01
---

\`\`\`graphql {% subgraph="a" expect="ok" example="shop" %}
type Query { product: String }
\`\`\`
`
const job = page
  .replace('A valid page', 'A valid posting')
  .replace('date:', 'location: Remote\ntype: Full-time\nteam: Router\ndate:')

function check(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'content', name)), { recursive: true })
    writeFileSync(path.join(folder, 'content', name), text)
  }
  return runScriptIn(folder, 'content')
}

it('says what a posting lacks, and fails for texts and schemas that are wrong', { timeout: 120_000 }, () => {
  for (const name of ['blog/categories.yaml', 'graph'])
    cpSync(path.join('content', name), path.join(folder, 'content', name), { recursive: true })
  const valid = check({ 'pages/first.md': page, 'jobs/engineer.md': job })
  expect(valid).toMatchObject({ status: 0, output: expect.stringContaining('content/ is valid') })
  expect(valid.output).toContain('warning: content/jobs/engineer.md salary: is missing')
  expect(valid.output).toContain(
    'engineer.md:5 type: "Full-time" is OTHER for search engines, which know Full time',
  )

  const wrong = check({
    'pages/first.md': page.replace('"ok"', '"NO_QUERIES"').concat('\n[A link](/nowhere)\n'),
  })
  expect(wrong.status).toBe(1)
  expect(wrong.output).toContain('content/pages/first.md:11 link: no page at /nowhere')
  expect(wrong.output).toContain('first.md:7 fence: example "shop" declares NO_QUERIES, the composer says ok')
})
