import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { cleanLine } from '@/lib/clean-text'
import { done, refused, type Outcome, type Refusal } from '@/requests/outcome'
import type { Course } from '@/learn/courses'
import { maxNameLength, type ClaimRequest } from '../contract'
import { gradeSolutions, type GradedSolution, type Solution } from '@/playground/thread/run-in-thread'
import { signingKey } from './keys'
import { signLink } from './sign'

type Site = {
  db: Kysely<Database>
  /** The value of CERTIFICATE_KEY. */
  configuredKey: string | undefined
  courseById: (id: string) => Course | undefined
  grade?: (solutions: Solution[]) => Promise<GradedSolution | Refusal | undefined>
}

/** The longest solution that is graded, in UTF-16 code units of all its texts together. */
const maxSolutionLength = 20_000

/** Grades the solutions of a claim again and signs a certificate. Rejects when the database or the thread fails. */
export async function claimCertificate(
  { course: courseId, name: given, solutions }: ClaimRequest,
  { db, configuredKey, courseById, grade = gradeSolutions }: Site,
): Promise<Outcome<{ link: string }>> {
  const name = cleanLine(given)
  const nameError = validateName(name)
  if (nameError) return { kind: 'invalid', errors: { name: nameError } }
  const course = courseById(courseId)
  const exercises = course?.chapters.flatMap((chapter) => chapter.exercises) ?? []
  // A course without exercises has nothing to certify.
  if (!course || exercises.length === 0)
    return refused(404, 'There is no course of this name with a certificate.')

  const graded: Solution[] = []
  for (const { id, title, starter, goals } of exercises) {
    const subgraphs = solutions[id]
    if (!subgraphs) return refused(409, `The solution of the exercise “${title}” is missing.`)
    if (subgraphs.reduce((sum, { sdl }) => sum + sdl.length, 0) > maxSolutionLength)
      return refused(413, `The solution of the exercise “${title}” is too long.`)
    graded.push({ id, exercise: { starter, goals, mistakes: [] }, subgraphs })
  }
  const rejected = await grade(graded)
  if (rejected && 'kind' in rejected) return rejected
  if (rejected) {
    const { title } = exercises.find(({ id }) => id === rejected.id) ?? { title: rejected.id }
    return refused(
      409,
      `The exercise “${title}” is not solved by the solution that was sent. ${rejected.reason ?? ''}`.trim(),
    )
  }

  const key = await signingKey(db, configuredKey)
  const issued = Math.floor(Date.now() / 1000)
  const certificate = { id: randomUUID(), name, course: course.id, title: course.title, issued }
  return done({ link: await signLink(certificate, key) }, 201)
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
