import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { externalLink } from '@/config/external-links'
import { fillVariables } from '../fill-variables'
import { navigationFile } from '../collections'
import { navigationSchema, type Navigation } from '../schemas/navigation'
import { parseYaml } from '../yaml'
import { linkProblems } from './links'
import { menuColumnProblems, sectionProblems } from './navigation'

const source = readFileSync('content/navigation.yaml', 'utf8')
const [entry] = navigationFile.all()
if (!entry) throw new Error('content/navigation.yaml is missing')

function lineOfText(text: string): number {
  return source.slice(0, source.indexOf(text)).split('\n').length
}

function problemsAfter(from: string, to: string) {
  expect(source).toContain(from)
  return parseYaml(source.replace(from, to), navigationSchema, 'navigation.yaml').problems
}

it('gives a link that names an external link its address', () => {
  expect(entry.data.signUp.href).toBe(externalLink('sign-up').href)
})

it('names file, line and field of an unknown external link, of two targets and of an unknown icon', () => {
  expect(problemsAfter('external: sign-up', 'external: signup')).toEqual([
    expect.objectContaining({
      line: lineOfText('external: sign-up'),
      field: 'signUp.external',
      message: expect.stringContaining('expected a name of src/config/external-links.ts'),
    }),
  ])
  expect(problemsAfter('external: sign-up', 'external: sign-up, href: /pricing')).toEqual([
    expect.objectContaining({ field: 'signUp', message: expect.stringContaining('expected either an href') }),
  ])
  expect(problemsAfter('icon: Orbit', 'icon: orbit')).toEqual([
    expect.objectContaining({
      line: lineOfText('icon: Orbit'),
      message: expect.stringContaining('src/ui/icon.ts'),
    }),
  ])
})

it('finds a dead address of a menu or a banner, with its line', () => {
  const data = entry.data.banners.global.href
  const problems = linkProblems(entry, { paths: new Set(), entryAt: () => undefined })
  expect(problems).toContainEqual({
    file: 'content/navigation.yaml',
    line: lineOfText(`href: ${data}`),
    field: 'href',
    message: `no page at ${data}`,
  })
  expect(problems.map(({ message }) => message)).toContain(
    `no page at ${fillVariables('/use-cases/{% $product %}-as-apollo-graphos-alternative')}`,
  )
})

it('finds a section without a page', () => {
  const messages = sectionProblems(entry, ['/cosmo/features']).map(({ message }) => message)
  expect(messages).toContain('no page at or below /hub')
  expect(messages).not.toContain('no page at or below /cosmo')
})

it('wants every group of features in one column of the menu', () => {
  const columns = entry.data.features.columns.map((names) => [...names])
  const groups = columns.flat()
  expect(menuColumnProblems(entry, groups)).toEqual([])
  expect(menuColumnProblems(entry, [...groups, 'new'])).toHaveLength(1)
  const twice: Navigation = {
    ...entry.data,
    features: { ...entry.data.features, columns: [...columns, [groups[0] ?? '']] },
  }
  expect(menuColumnProblems({ ...entry, data: twice }, groups).map(({ message }) => message)).toEqual([
    `expected "${groups[0]}" of content/features in one column`,
  ])
})
