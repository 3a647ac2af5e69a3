import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'
import { cleanLine } from '@/lib/clean-text'
import { done, refused, type Outcome, type Refusal } from '@/requests/outcome'
import type { Course } from '@/learn/courses'
import { fitsRecord } from '@/learn/progress/exercise-record'
import { maxNameLength, type ClaimRequest } from '../contract'
import { gradeSolutions, type GradedSolution, type Submission } from './grade-solutions'
import { publicKeys, signingKey } from './keys'
import { readClaimToken, signClaimToken, signLink } from './sign'

type Site = {
  db: Kysely<Database>
  /** The value of CERTIFICATE_KEY. */
  configuredKey: string | undefined
  courseById: (id: string) => Course | undefined
  grade?: (submissions: Submission[]) => Promise<GradedSolution | Refusal | undefined>
}

/** Gives a token with which a certificate of a course can be claimed once, within minutes. */
export async function issueToken(course: string, site: Site): Promise<Outcome<{ token: string }>> {
  const known = site.courseById(course)
  if (!known || !hasCertificate(known))
    return refused(404, 'There is no course of this name with a certificate.')
  const key = await signingKey(site.db, site.configuredKey)
  return done({ token: await signClaimToken(course, randomUUID(), key) })
}

/**
 * Grades the solutions of a claim again and signs a certificate. Each token gives one certificate; a claim that is
 * refused leaves its token usable. Rejects when the database or the thread fails.
 */
export async function claimCertificate(
  { token, name: given, solutions }: ClaimRequest,
  { db, configuredKey, courseById, grade = gradeSolutions }: Site,
): Promise<Outcome<{ link: string }>> {
  const name = cleanLine(given)
  const nameError = validateName(name)
  if (nameError) return { kind: 'invalid', errors: { name: nameError } }
  const claim = await readClaimToken(token, await publicKeys(db))
  if (claim === 'expired') return refused(409, 'This claim has expired. Please send it again.')
  const course = claim === 'invalid' ? undefined : courseById(claim.course)
  if (claim === 'invalid' || !course || !hasCertificate(course))
    return refused(403, 'This claim was not started on this site.')

  const submissions = readSubmissions(course, solutions)
  if ('kind' in submissions) return submissions
  const used = refused(409, 'This claim was used before. Each claim gives one certificate.')
  if (await isRecorded(db, claim.id)) return used
  const rejected = await grade(submissions)
  if (rejected && 'kind' in rejected) return rejected
  if (rejected) {
    const { title } = exercisesOf(course).find(({ id }) => id === rejected.id) ?? { title: rejected.id }
    return refused(
      409,
      `The exercise “${title}” is not solved by the solution that was sent. ${rejected.reason ?? ''}`.trim(),
    )
  }

  const now = new Date()
  if (!(await recordOnce(db, claim.id, now))) return used
  const key = await signingKey(db, configuredKey)
  const issued = Math.floor(now.getTime() / 1000)
  return done(
    { link: await signLink({ id: claim.id, name, course: course.id, title: course.title, issued }, key) },
    201,
  )
}

/** Why a cleaned name cannot stand on a certificate. */
function validateName(name: string): string | undefined {
  // The joiners that `cleanLine` leaves are not visible alone.
  if (!/[\p{L}\p{N}\p{S}]/u.test(name)) return 'Please enter the name to print on the certificate.'
  const length = [...new Intl.Segmenter().segment(name)].length
  return length > maxNameLength || name.length > 4 * maxNameLength
    ? `The name has ${length} characters. At most ${maxNameLength} fit on the certificate.`
    : undefined
}

/** A course without exercises has nothing to certify. */
const hasCertificate = (course: Course) => exercisesOf(course).length > 0

function exercisesOf(course: Course) {
  return course.chapters.flatMap(({ exercises }) => exercises)
}

/** Pairs every exercise of the course with what was sent for it, or says what is missing. */
function readSubmissions(course: Course, solutions: ClaimRequest['solutions']) {
  const exercises = exercisesOf(course)
  const unknown = Object.keys(solutions).find((id) => exercises.every((exercise) => exercise.id !== id))
  if (unknown !== undefined)
    return refused(409, 'A solution was sent for an exercise that this course does not have.')
  const submissions: Submission[] = []
  for (const { id, title, starter, goals } of exercises) {
    const subgraphs = solutions[id]
    if (!subgraphs) return refused(409, `The solution of the exercise “${title}” is missing.`)
    if (!fitsRecord(subgraphs)) return refused(413, `The solution of the exercise “${title}” is too long.`)
    submissions.push({ id, exercise: { starter, goals, mistakes: [] }, subgraphs })
  }
  return submissions
}

async function isRecorded(db: Kysely<Database>, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('certificate').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** Stores the id of a certificate. False when it is stored already. */
async function recordOnce(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await write(db, (transaction) =>
    transaction
      .insertInto('certificate')
      .values({ id, issued_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow(),
  )
  return rows === 1n
}
