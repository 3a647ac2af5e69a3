import { mkdirSync, writeFileSync } from 'node:fs'
import composer from '@theguild/federation-composition/package.json' with { type: 'json' }
import secondComposer from '@wundergraph/composition/package.json' with { type: 'json' }
import { checkSchemas } from '@/content/check'
import { judged, outsider, type Judged } from '@/content/checks/verdicts'
import { collections } from '@/content/collections'
import { contentPath } from '@/content/paths'
import { formatProblem } from '@/content/problems'
import { siteUrls } from '@/content/urls'
import { groupBy } from '@/lib/group-by'
import { playgroundHref } from '@/playground/share'

/**
 * `npm run composers`: composes every schema of the content with three composers. Writes all verdicts to
 * `public/reports/composers.json`, and those that differ to a table that the post about them shows.
 */
if (!outsider) throw new Error('set THIRD_COMPOSER_PATH, see docs/environment.md')
const unreadable = collections.flatMap(({ read }) => [...read().unreadable, ...read().problems])
const problems = unreadable.length > 0 ? unreadable : await checkSchemas()
if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))

const place = ({ file, title }: Judged) => `${file} ${title}`
const sorted = judged.toSorted((a, b) => place(a).localeCompare(place(b)))
const cases = groupBy(sorted, ({ subgraphs }) => JSON.stringify(subgraphs))
const rows = [...cases.values()].flatMap(([first]) => first ?? [])
const differing = rows.filter(({ first, second, third }) => {
  const accepts = first.includes('ok')
  return accepts !== (second === 'ok') || !third?.codes.some((code) => first.includes(code))
})
const agreed = rows.filter((row) => !differing.includes(row))
const accepted = agreed.filter(({ first }) => first.includes('ok'))
const date = new Date().toISOString().slice(0, 10)
const versions = {
  [composer.name]: composer.version,
  [secondComposer.name]: secondComposer.version,
  [outsider.name]: outsider.version,
}
const titles = Object.fromEntries(siteUrls(new Date()).map(({ path, title }) => [path, title]))
const named = Object.entries(versions).map(([name, version]) => `\`${name}\` ${version}`)

mkdirSync('content/partials', { recursive: true })
writeFileSync(
  'content/partials/composers.md',
  `On ${new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}, ${rows.length} different graphs were composed with ${new Intl.ListFormat('en').format(named)}. For ${accepted.length} of them all three accept the schemas, for ${agreed.length - accepted.length} all three refuse them, the first and the third with a common code, and for ${differing.length} they differ:

{% table label="Verdicts that differ" layout="rows" %}

| On what they differ | ${Object.keys(versions)
    .map((name) => name.split('/')[0])
    .join(' | ')} | Graphs by text |
| --- | --- | --- | --- | --- |
${[...groupBy(differing, ({ differs = '' }) => differs)].map(tableRow).join('\n')}

{% /table %}
`,
)
const record = rows.map(({ file, title, first, second, third }) =>
  JSON.stringify({ file, title, first, second, third: third?.codes, hints: third?.hints }),
)
writeFileSync(
  'public/reports/composers.json',
  `{"date":"${date}","composers":${JSON.stringify(versions)},"verdicts":[\n${record.join(',\n')}\n]}\n`,
)
console.log(`${rows.length} graphs, ${differing.length} differ`)

function tableRow([cause, group]: [string, Judged[]]): string {
  const codes = new Set(group.flatMap(({ first, third }) => [...first, ...(third?.codes ?? [])]))
  const shown = [...codes].filter((code) => code === code.toUpperCase() && code !== 'CRASH')
  const verdicts = [
    group.flatMap(({ first }) => first),
    group.map(({ second }) => second),
    group.flatMap(({ third }) => third?.codes ?? []),
  ].map((all) => [...new Set(all.map(verdictWord))].join(' or '))
  const graphs = [...groupBy(group, ({ file }) => addressOf(file))].map(([address, ofText]) => {
    const links = ofText.map(({ subgraphs }, at) => `[graph\u00A0${at + 1}](${playgroundHref(subgraphs)})`)
    return `[${titles[address] ?? address}](${address}): ${links.join(', ')}`
  })
  const parts = [cause.replaceAll(/@\w+/g, '`$&`'), shown.map((code) => `\`${code}\``).join(', ')]
  return `| ${[parts.filter(Boolean).join('. '), ...verdicts, graphs.join('; ')].join(' | ')} |`
}

function verdictWord(code: string): string {
  if (code === 'ok') return '✓\u00A0accepts'
  return code === 'CRASH' ? '!\u00A0crashes' : '✕\u00A0refuses'
}

/** The address of the page that a file of the content belongs to. */
function addressOf(file: string): string {
  const [, folder = '', ...slug] = file.replace(/(\.claims|\.quiz)?\.(yaml|md)$/, '').split('/')
  if (folder === 'features') return '/cosmo/features'
  const parts = slug.at(-1) === 'index' ? slug.slice(0, -1) : slug
  return contentPath(folder, parts.includes('exercises') ? (parts[0] as string) : parts.join('/'))
}
