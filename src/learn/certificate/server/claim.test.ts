import { expect, test, vi } from 'vitest'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { checkWithKeys } from './check'
import { claimCertificate } from './handle'
import type { gradeSolutions } from '@/playground/thread/run-in-thread'
import type { Course } from '@/learn/courses'

const product = (more: string) => [
  { name: 'products', sdl: `type Query { product: Product } type Product { id: ID! ${more} }` },
]
const exerciseWith = (id: string) => ({
  id,
  title: `Exercise ${id}`,
  starter: product(''),
  goals: [{ kind: 'has', coordinate: 'Product.price' }],
  solution: { subgraphs: product('price: Int'), reason: 'Because.' },
})
const courseWith = (id: string, exercises: string[]) =>
  ({ id, title: `Course ${id}`, chapters: [{ exercises: exercises.map(exerciseWith) }] }) as unknown as Course
const course = courseWith('graphs', ['one', 'two'])
const solutions = { one: product('price: Int'), two: product('price: Int') }
const courseById = (id: string) => [course, courseWith('empty', [])].find((known) => known.id === id)
/** Accepts what differs from the starter; the tests of the thread grade for real. */
const grade = vi.fn<typeof gradeSolutions>(async (given) => {
  const wrong = given.find(({ exercise, subgraphs }) => exercise.starter[0]?.sdl === subgraphs[0]?.sdl)
  return wrong && { id: wrong.id, solved: false, reason: 'Product.price is missing.' }
})

describeEngines('claims', (_open, newDatabase) => {
  test('a claim gives a certificate, or says why not', async () => {
    const db = await connect(await newDatabase())
    const claim = (change: object) =>
      claimCertificate(
        { course: course.id, name: 'Ada', solutions, ...change },
        { db, configuredKey: undefined, courseById, grade },
      )
    const outcome = await claim({ name: '  Ada\u202e \n Lovelace ' })
    if (outcome.kind !== 'done') throw new Error('refused')
    expect(await checkWithKeys(db, outcome.body.link)).toMatchObject({
      valid: true,
      certificate: { name: 'Ada Lovelace', course: course.id, title: course.title },
    })

    for (const [change, reason] of [
      [{ solutions: { one: solutions.one } }, /“Exercise two” is missing/],
      [{ solutions: { ...solutions, two: product('') } }, /not solved.*price/],
      [{ solutions: { ...solutions, two: [{ name: 'products', sdl: ' '.repeat(30_000) }] } }, /too long/],
      [{ course: 'empty' }, /no course/],
      [{ course: 'nothing' }, /no course/],
      [{ name: '' }, /enter the name/],
      [{ name: '\u200d\u200c ' }, /enter the name/],
      [{ name: 'é'.repeat(81) }, /81 characters/],
    ] as const) {
      const said = expect.stringMatching(reason) as string
      const refusal =
        'name' in change ? { kind: 'invalid', errors: { name: said } } : { kind: 'refused', reason: said }
      expect(await claim(change)).toMatchObject(refusal)
    }
    await db.destroy()
  })
})
