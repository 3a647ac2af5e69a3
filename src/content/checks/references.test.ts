import { expect, it } from 'vitest'
import { z } from 'zod'
import { nameOf } from '../schemas/fields'
import { contentRoot } from '../source'
import { referenceProblems, type KnownNames } from './references'

const known: KnownNames = {
  authors: () => ['Ada Lovelace'],
  categories: () => ['news'],
  features: () => ['Schema checks'],
  featureGroups: () => ['analyze'],
  forms: () => ['sales'],
  posts: () => ['first'],
}
const schema = z.strictObject({
  author: nameOf('authors').optional(),
  author_about: z.string().optional(),
  author_href: z.string().optional(),
  typeFormId: nameOf('forms').optional().describe('A form'),
  columns: z.array(z.array(nameOf('featureGroups'))).optional(),
  rows: z.array(z.strictObject({ feature: nameOf('features').optional() })).optional(),
  drawing: nameOf('drawings').optional(),
  cover: nameOf('pictures').regex(/^\./).optional(),
})
const entry = { slug: 'x', file: `${contentRoot}/plans.yaml`, body: '', bodyLine: 1 }
const problemsOf = (data: object) => referenceProblems({ ...entry, data }, schema, known)

it('accepts names that there are, whatever the case of an author, and a guest who is described', () => {
  const columns = [['analyze'], ['analyze']]
  const rows = [{ feature: 'Schema checks' }, {}]
  expect(problemsOf({ author: 'ada lovelace', typeFormId: 'sales', columns, rows })).toEqual([])
  expect(problemsOf({ author: 'A Guest', author_about: 'Engineer', author_href: '/a' })).toEqual([])
  expect(problemsOf({ typeFormId: 'https://forms.example/to/x' })).toEqual([])
})

it.each([
  [{ author: 'Nobody' }, 'author', 'a guest without an entry needs author_about and author_href'],
  [{ typeFormId: 'gone' }, 'typeFormId', 'no form "gone" in content/forms; there are sales'],
  [{ columns: [['analyze', 'gone']] }, 'columns', 'no file content/features/gone.yaml'],
  [{ rows: [{ feature: 'Gone' }] }, 'feature', 'no feature "Gone" in content/features'],
  [{ drawing: 'gone' }, 'drawing', 'no such drawing'],
  [{ cover: './gone.webp' }, 'cover', 'no such picture: content/gone.webp'],
])('names the field and what is missing: %o', (data, field, message) => {
  expect(problemsOf(data)).toMatchObject([{ file: 'content/plans.yaml', field }])
  expect(problemsOf(data)[0]?.message).toContain(message)
})
