import type { Kysely } from 'kysely'
import { env } from '@/config/env'
import { allowedRequests } from '@/config/rate-limits'
import type { Database } from '@/db/schema'
import { admit, BusyError } from '@/lib/admission'
import { clientAddressHeader } from '@/lib/client-address'
import { isRecordOf, isShape, isString } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import { done, refused, type Outcome, type Refusal } from '@/requests/outcome'
import { readBody, type FormBody } from '@/requests/body'
import { refuseForm } from '@/requests/guard'
import { createRequestLimit } from '@/requests/rate-limited'
import { readText as readRequest } from '@/requests/read-bytes'
import { jsonResponse, seeOther } from '@/requests/response'
import { withDatabase } from '@/requests/with-database'
import { paths } from '@/config/paths'
import { courseById, type Course } from '@/learn/courses'
import { linkQuery, type Certificate, type ClaimRequest, maxNameLength } from '../contract'
import { checkWithKeys, problems } from './check'
import { publicKeys, signingKey } from './keys'
import { drawCertificate } from './picture'
import { gradeSolutions, type Solution, type GradedSolution } from '@/playground/thread/run-in-thread'
import { isSubgraphs } from '@/playground/work'
import { issuerProfile, signCredential, signLink } from './sign'
import { randomUUID } from 'node:crypto'
import { cleanLine } from '@/lib/clean-text'

/** Handlers of /api/certificates. None rejects. */

/** All solutions together; one has at most 20,000 characters. */
const maxClaimBytes = 512 * 1024
/** A credential has about 2,500 characters. */
const maxSignedLength = 8_000

const isClaim = isShape<ClaimRequest>({
  course: isString,
  name: isString,
  solutions: isRecordOf(isSubgraphs),
})

const unavailable = 'Certificates are not available'

/** POST /api/certificates: grades the solutions and responds with the link of the certificate. */
export async function handleClaim(request: Request): Promise<Response> {
  const text = await readRequest(request, {
    types: ['application/json'],
    what: 'Claims',
    maxBytes: maxClaimBytes,
    checkRateLimit: refuseRequest,
  })
  if (typeof text !== 'string') return jsonResponse(text)
  const body = parseJson(text)
  if (!isClaim(body)) return jsonResponse(refused(400, 'A claim has a course, a name, and solutions.'))
  // Counted here, so that a refused name or a missing solution takes no claim from a class behind one address.
  const grade = async (solutions: Solution[]) =>
    refuseClaim(request.headers) ?? admitOrRefuse('claim', request, () => gradeSolutions(solutions))
  return jsonResponse(
    await withDatabase(unavailable, (db) =>
      claimCertificate(body, { db, configuredKey: env('CERTIFICATE_KEY'), courseById, grade }),
    ),
  )
}

/** POST /api/certificates/check: leads from a file or pasted link to the page that verifies it. Nothing of it is stored. */
export async function handleCheck(request: Request): Promise<Response> {
  const { headers } = request
  const refusal = refuseForm(headers, 'Certificates to verify') ?? refuseRequest(headers)
  if (refusal) return jsonResponse(refusal)
  const reason = problems['not-a-certificate']
  const body = await readBody(request, 2 * maxSignedLength, { tooLarge: reason, malformed: reason })
  const found = 'kind' in body ? '' : signedIn(body)
  const link = found.length > maxSignedLength ? '' : encodeURIComponent(found)
  const response = seeOther(paths.certificates + linkQuery(link))
  if ('kind' in body && body.unread) response.headers.set('Connection', 'close')
  return response
}

/** The signed text of a file, or of what was pasted: the text itself or the address of a certificate's page. */
function signedIn({ files, texts }: FormBody): string {
  const file = files.get('file')
  const given = file ? new TextDecoder().decode(file.bytes) : (texts.get('text')?.[0] ?? '')
  return /[?#&]c=([^&#\s]+)/.exec(given)?.[1] ?? given.trim().replaceAll(/\s|^"|"$/g, '')
}

/** GET /api/certificates/keys: the public keys. */
export async function handleKeys(request: Request): Promise<Response> {
  return readResponse(request, async () =>
    withDatabase(unavailable, async (db) => done({ keys: await publicKeys(db) })),
  )
}

/** GET /api/certificates/keys/{id}: one key, to which the `kid` of a credential leads. */
export async function handleKey(id: string, request: Request): Promise<Response> {
  return readResponse(request, () =>
    withDatabase(unavailable, async (db) => {
      const key = (await publicKeys(db)).find(({ kid }) => kid === id)
      return key ? done(key) : refused(404, 'There is no key with this id.')
    }),
  )
}

/** GET /api/certificates/issuer: who issues the certificates. */
export function handleIssuer(request: Request): Promise<Response> {
  return readResponse(request, async () => done(issuerProfile))
}

/** GET /api/certificates/file?c=: the credential of a link, as an Open Badges 3.0 web resource (5.2). */
export function handleFile(request: Request): Promise<Response> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return fileResponse(request, 'attachment', 'jwt', headers, (certificate) =>
    withDatabase(unavailable, async (db) => {
      const { course, title } = certificate
      // Signed anew, so that no file has to be stored.
      const key = await signingKey(db, env('CERTIFICATE_KEY'))
      return done(await signCredential(certificate, courseById(course)?.description ?? title, key))
    }),
  )
}

/** GET /api/certificates/picture?c=: the certificate as a picture. */
export function handlePicture(request: Request): Promise<Response> {
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' }
  return fileResponse(request, 'inline', 'png', headers, async (certificate) => {
    const drawn = await admitOrRefuse('picture', request, () => drawCertificate(certificate))
    return 'kind' in drawn ? drawn : done(new Uint8Array(drawn))
  })
}

async function fileResponse(
  request: Request,
  disposition: 'attachment' | 'inline',
  ending: string,
  headers: Record<string, string>,
  make: (certificate: Certificate) => Promise<Outcome<BodyInit>>,
): Promise<Response> {
  const found = await findCertificate(request)
  if (found.kind !== 'done') return jsonResponse(found)
  const made = await make(found.body)
  if (made.kind !== 'done') return jsonResponse(made)
  // Course ids are folder names, but an earlier key may have signed another.
  const name = `${found.body.course.replaceAll(/[^\w-]/g, '')}-certificate.${ending}`
  const named = { 'Content-Disposition': `${disposition}; filename="${name}"` }
  return new Response(made.body, { headers: { ...headers, ...named } })
}

/** Verifies the link in the query. */
function findCertificate(request: Request): Promise<Outcome<Certificate>> {
  return withDatabase(unavailable, async (db) => {
    const refusal = refuseRequest(request.headers)
    if (refusal) return refusal
    const verdict = await checkWithKeys(db, new URL(request.url).searchParams.get('c') ?? '')
    return verdict.valid ? done(verdict.certificate) : refused(404, problems[verdict.problem])
  })
}

/** Anyone may read keys and issuer, pages of other sites too. */
async function readResponse(request: Request, read: () => Promise<Outcome<object>>): Promise<Response> {
  const response = jsonResponse(refuseRequest(request.headers) ?? (await read()))
  response.headers.set('Access-Control-Allow-Origin', '*')
  return response
}

/** Per client IP in ten minutes: CERTIFICATE_RATE_LIMIT graded claims, and ten times as many of everything else. */
const limit = allowedRequests('CERTIFICATE_RATE_LIMIT')
const limited = (excess: string, times: number) => createRequestLimit(excess, times * limit)
const refuseClaim = limited('Too many certificates were claimed from your network.', 1)
const refuseRequest = limited('Too many requests about certificates were sent from your network.', 10)

/** Runs expensive work for the client of a request in its turn (src/lib/admission.ts), or refuses with 503. */
async function admitOrRefuse<Result>(
  kind: 'claim' | 'picture',
  { headers }: Request,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await admit(kind, headers.get(clientAddressHeader) ?? '', work)
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    return refused(503, 'Many certificates are being made. Please try again in a moment.', {
      retryAfter: error.retryAfter,
    })
  }
}

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
  { db, configuredKey, courseById: findCourse, grade = gradeSolutions }: Site,
): Promise<Outcome<{ link: string }>> {
  const name = cleanLine(given)
  const nameError = validateName(name)
  if (nameError) return { kind: 'invalid', errors: { name: nameError } }
  const course = findCourse(courseId)
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
