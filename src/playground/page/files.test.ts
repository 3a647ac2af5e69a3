import { expect, it } from 'vitest'
import { emptyWork } from '../work'
import { openFiles, workFile } from './files'

const work = { ...emptyWork, subgraphs: [{ name: 'products', sdl: 'type Query' }], query: '{ a }' }

it('opens what it exported', async () => {
  const { name, text } = workFile(work)
  expect((await openFiles([new File([text], name)])).opened).toEqual(work)
})

it('replaces the subgraph with the name of a file and adds others', async () => {
  const { added, errors } = await openFiles([
    new File(['type A'], 'products.graphql'),
    new File(['type B'], 'order.items.gql'),
  ])
  expect(errors).toEqual([])
  expect(added?.(work).subgraphs).toEqual([
    { name: 'products', sdl: 'type A' },
    { name: 'order.items', sdl: 'type B' },
  ])
})

it('says which files it cannot use, and uses the others', async () => {
  const { added, errors } = await openFiles([
    new File(['{'], 'broken.json'),
    new File(['x'], 'picture.png'),
    new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1])], 'program.graphql'),
    new File(['type B'], 'b.graphqls'),
  ])
  expect(errors).toHaveLength(3)
  expect(errors.join(' ')).toMatch(/broken\.json.*picture\.png.*program\.graphql/)
  expect(added?.(work).subgraphs).toHaveLength(2)
})
