import { expect, test } from 'vitest'
import { structuredDataProblems } from './structured-data'

const isPath = (path: string) => path === '/known'
const check = (data: unknown) => structuredDataProblems(JSON.stringify(data), isPath)
const context = { '@context': 'https://schema.org' }

test('sound data passes', () => {
  const step = { '@type': 'ListItem', position: 1, name: 'Known', item: 'https://perigee.example/known' }
  expect(check({ ...context, '@type': 'BreadcrumbList', itemListElement: [step] })).toEqual([])
  const job = {
    title: 'x',
    description: 'x',
    datePosted: '2026-01-02',
    hiringOrganization: { name: 'x' },
    jobLocationType: 'TELECOMMUTE',
    employmentType: 'FULL_TIME',
  }
  expect(check({ ...context, '@type': 'JobPosting', ...job })).toEqual([])
})

test.each([
  ['{', 'not JSON'],
  [JSON.stringify({ '@type': 'WebSite' }), 'context'],
  [JSON.stringify(context), 'without a type'],
  [JSON.stringify({ ...context, '@type': 'FAQPage', mainEntity: [] }), 'FAQPage without mainEntity'],
  [JSON.stringify({ ...context, '@type': 'Thing', url: '/known' }), 'not an absolute address'],
  [JSON.stringify({ ...context, '@type': 'Thing', a: [{ datePublished: 'soon' }] }), 'is not a date'],
  [
    JSON.stringify({ ...context, '@type': 'Thing', a: 'https://perigee.example/lost' }),
    'which does not exist',
  ],
  [
    JSON.stringify({ ...context, '@type': 'BreadcrumbList', itemListElement: [{ position: 2, name: 'x' }] }),
    'step 1 of the breadcrumb',
  ],
])('%s is a problem', (text, problem) =>
  expect(structuredDataProblems(text, isPath).join()).toContain(problem),
)
