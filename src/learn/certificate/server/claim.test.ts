import { afterEach, expect, test, vi } from 'vitest'
import { connect, type Connection } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { claimCertificate, issueToken } from './claim'
import type { gradeSolutions } from './grade-solutions'
import { courseWith, exerciseWith, solutionsOf } from './testing'
import { checkWithKeys } from './trust'
import { applyRetention } from './worker'

const course = courseWith('graphs', ['one', 'two'])
const other = courseWith('other', ['three'])
const solutions = solutionsOf(course)
const courseById = (id: string) => [course, other, courseWith('empty', [])].find((known) => known.id === id)
/** Accepts what differs from the starter; the tests of the thread grade for real. */
const grade = vi.fn<typeof gradeSolutions>(async (submissions) => {
  const wrong = submissions.find(({ exercise, subgraphs }) => exercise.starter[0]?.sdl === subgraphs[0]?.sdl)
  return wrong && { id: wrong.id, solved: false, reason: 'Product.price is missing.' }
})

describeEngines('claims', (_engine, newDatabase) => {
  const open: Connection[] = []
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(open.splice(0).map(({ db }) => db.destroy()))
  })

  async function newSite() {
    const connection = await connect(await newDatabase())
    open.push(connection)
    return { db: connection.db, configuredKey: undefined, courseById, grade }
  }
  type Site = Awaited<ReturnType<typeof newSite>>

  async function newToken(site: Site, id = course.id) {
    const outcome = await issueToken(id, site)
    if (outcome.kind !== 'done') throw new Error('no token')
    return outcome.body.token
  }

  test('the solutions of all exercises give a certificate with the cleaned name', async () => {
    const site = await newSite()
    const claim = { token: await newToken(site), name: '  Ada\u202e \n Lovelace ', solutions }
    const outcome = await claimCertificate(claim, site)
    if (outcome.kind !== 'done') throw new Error('refused')
    expect(await checkWithKeys(site.db, outcome.body.link)).toMatchObject({
      valid: true,
      certificate: { name: 'Ada Lovelace', course: course.id, title: course.title },
    })
    const rows = await site.db.selectFrom('certificate').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Ada')
  })

  test.each([
    ['a missing exercise', { one: exerciseWith('one').solution.subgraphs }, /“Exercise two” is missing/],
    [
      'an unknown exercise',
      { ...solutions, three: exerciseWith('three').solution.subgraphs },
      /does not have/,
    ],
    ['the starter sent back', { ...solutions, two: exerciseWith('two').starter }, /not solved.*price/],
    [
      'a solution that is too long',
      { ...solutions, two: [{ name: 'products', sdl: ' '.repeat(30_000) }] },
      /too long/,
    ],
  ])('%s is refused', async (_, sent, reason) => {
    const site = await newSite()
    const claim = { token: await newToken(site), name: 'Ada', solutions: sent }
    expect(await claimCertificate(claim, site)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(reason) as string,
    })
    expect(await site.db.selectFrom('certificate').selectAll().execute()).toEqual([])
  })

  test('a token gives one certificate, however often and fast it is sent', async () => {
    const site = await newSite()
    const claim = { token: await newToken(site), name: 'Ada', solutions }
    const outcomes = await Promise.all([1, 2, 3].map(() => claimCertificate(claim, site)))
    outcomes.push(await claimCertificate({ ...claim, name: 'Eve' }, site))
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(outcomes.at(-1)).toMatchObject({
      status: 409,
      reason: expect.stringContaining('used before') as string,
    })
  })

  test('a refused claim leaves its token usable', async () => {
    const site = await newSite()
    const token = await newToken(site)
    expect(await claimCertificate({ token, name: 'Ada', solutions: {} }, site)).toMatchObject({
      kind: 'refused',
    })
    expect(await claimCertificate({ token, name: 'Ada', solutions }, site)).toMatchObject({ kind: 'done' })
  })

  test('an expired token is refused', async () => {
    const site = await newSite()
    const token = await newToken(site)
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    expect(await claimCertificate({ token, name: 'Ada', solutions }, site)).toMatchObject({
      status: 409,
      reason: expect.stringContaining('expired') as string,
    })
  })

  test('tokens of another course, of another site, and certificates in their place are refused', async () => {
    const [site, otherSite] = [await newSite(), await newSite()]
    const ofOtherCourse = await newToken(site, other.id)
    expect(await claimCertificate({ token: ofOtherCourse, name: 'Ada', solutions }, site)).toMatchObject({
      status: 409,
    })
    const made = await claimCertificate({ token: await newToken(site), name: 'Ada', solutions }, site)
    const link = made.kind === 'done' ? made.body.link : ''
    for (const token of [await newToken(otherSite), link, 'nonsense', ''])
      expect(await claimCertificate({ token, name: 'Ada', solutions }, site)).toMatchObject({ status: 403 })
    // A token is not a certificate either.
    expect(await checkWithKeys(site.db, await newToken(site))).toEqual({
      valid: false,
      problem: 'not-a-certificate',
    })
  })

  test('courses that do not exist or have no exercises give no token', async () => {
    const site = await newSite()
    for (const id of ['nothing', 'empty']) expect(await issueToken(id, site)).toMatchObject({ status: 404 })
  })

  test.each([
    ['', /enter the name/],
    ['\u200d\u200c ', /enter the name/],
    ['é'.repeat(81), /81 characters/],
  ])('the name %o is invalid', async (name, reason) => {
    const site = await newSite()
    const outcome = await claimCertificate({ token: await newToken(site), name, solutions }, site)
    expect(outcome).toMatchObject({
      kind: 'invalid',
      errors: { name: expect.stringMatching(reason) as string },
    })
  })

  test('the id of a certificate is forgotten after a day', async () => {
    const site = await newSite()
    await claimCertificate({ token: await newToken(site), name: 'Ada', solutions }, site)
    await applyRetention(site.db)
    expect(await site.db.selectFrom('certificate').selectAll().execute()).toHaveLength(1)
    await applyRetention(site.db, new Date(Date.now() + 2 * 86_400_000))
    expect(await site.db.selectFrom('certificate').selectAll().execute()).toEqual([])
  })
})
