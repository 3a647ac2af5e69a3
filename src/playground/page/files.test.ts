import { expect, it } from 'vitest'
import { emptyWork } from '../work'
import { addFiles, openFiles, workFile } from './files'

const work = { ...emptyWork, subgraphs: [{ name: 'products', sdl: 'type Query' }], query: '{ a }' }

it('opens what it exported', async () => {
  const { name, text } = workFile(work)
  expect((await openFiles([new File([text], name)])).opened).toEqual(work)
})

const file = (text: string, name: string) => new File([text], name)

it('puts schemas of other names in the place of a work that nobody edited', async () => {
  const texts = await openFiles([file('type B', 'orders.graphql')])
  const subgraphs = [{ name: 'orders', sdl: 'type B' }]
  expect(addFiles(work, texts, true)).toEqual({ ...emptyWork, subgraphs })
  expect(addFiles(work, texts, false).subgraphs).toHaveLength(2)
})

it('takes a document of operations as the query', async () => {
  const query = '# type A\nquery A { a }\nfragment B on C { d }'
  expect(await openFiles([file(query, 'a.graphql')])).toMatchObject({ query, schemas: [] })
})

it('names schemas as supergraph.yaml does, and says which are missing', async () => {
  const yaml =
    'subgraphs:\n  catalog:\n    schema:\n      file: ./sdl/products.graphql\n  users:\n    schema:\n      file: u.graphql\n'
  const files = [file('type A', 'products.graphql'), file(yaml, 'supergraph.yaml')]
  const { errors, ...texts } = await openFiles(files)
  expect(texts.schemas).toEqual([{ name: 'catalog', sdl: 'type A' }])
  expect(errors.join()).toContain('u (users)')
  expect(addFiles(work, texts, false)).toEqual({ ...work, subgraphs: texts.schemas })
})

it('reads supergraph.yaml in every style of YAML, and refuses one without files', async () => {
  const flow = 'subgraphs: { users: { schema: { file: "./u.graphql" } } }'
  const { schemas } = await openFiles([file(flow, 'a.yml'), file('type B', 'u.graphql')])
  expect(schemas).toEqual([{ name: 'users', sdl: 'type B' }])
  for (const wrong of ['subgraphs: { a: { schema: { subgraph_url: http://a } } }', 'a: [', 'text'])
    expect((await openFiles([file(wrong, 'wrong.yaml')])).errors.join()).toContain('wrong.yaml')
})

it('recognizes a supergraph and the result of an introspection query', async () => {
  const sdl = 'enum join__Graph { A }'
  expect(await openFiles([file(sdl, 's.graphql')])).toMatchObject({ supergraph: sdl, schemas: [] })
  const { errors } = await openFiles([file('{"data":{"__schema":{}}}', 'i.json')])
  expect(errors.join()).toContain('introspection')
})

it('says which files it cannot use, and uses the others', async () => {
  const { schemas, errors } = await openFiles([
    file('{', 'broken.json'),
    file('x', 'picture.png'),
    new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1])], 'program.graphql'),
    file('type B', 'b.graphqls'),
  ])
  expect(errors).toHaveLength(3)
  expect(errors.join(' ')).toMatch(/broken\.json.*picture\.png.*program\.graphql/)
  expect(schemas).toHaveLength(1)
})
