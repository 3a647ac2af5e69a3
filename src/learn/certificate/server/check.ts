import { base64url, errors, importJWK, jwtVerify, type JWK, type JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { isObject } from '@/lib/guards'
import type { Certificate } from '../contract'
import { publicKeys } from './keys'

/** Why a text is not a valid certificate of this site. */
export const problems = {
  nothing: 'Choose the signed file, or enter its link or the signed text.',
  'not-a-certificate': 'This is not a certificate: it contains no signed text that we can read.',
  'not-signed': 'This has no Ed25519 signature, which our certificates have, so anyone may have written it.',
  'unknown-key':
    'The key that signed this is not one of ours. Another site signed it, or we withdrew the key.',
  edited: 'This was changed after it was signed: the signature does not match the text.',
  'from-the-future': 'This says that it was signed in the future. We do not sign such certificates.',
} as const

type Problem = keyof typeof problems

export type Verdict =
  | { valid: true; certificate: Certificate; key: string }
  | { valid: false; problem: Problem }

/** Verifies a signed text against the keys in the database. Rejects when the database fails. */
export async function checkWithKeys(db: Kysely<Database>, text: string): Promise<Verdict> {
  return checkCertificate(text, await publicKeys(db))
}

/**
 * Verifies a signed text, which is the link of a certificate or an Open Badges 3.0 credential in VC-JWT format (8.2.4).
 * Expects the public keys of this site, each with its id as `kid`; a credential has the address of its key there.
 */
export async function checkCertificate(text: string, keys: JWK[]): Promise<Verdict> {
  if (text === '') return { valid: false, problem: 'nothing' }
  let key = ''
  try {
    const { payload } = await jwtVerify(
      text,
      ({ kid }) => {
        const found = keys.find((known) => known.kid === String(kid).split('/').at(-1))
        if (!found) throw new errors.JWKSNoMatchingKey()
        key = String(found.kid)
        return importJWK({ ...found, alg: 'EdDSA' })
      },
      // Clocks differ; a day is more than any time zone that was set wrongly.
      { algorithms: ['EdDSA'], clockTolerance: '1 day' },
    )
    // The last character of a signature has bits that no byte uses; with others than zero it is another text.
    const signature = text.split('.')[2] ?? ''
    if (base64url.encode(base64url.decode(signature)) !== signature)
      return { valid: false, problem: 'edited' }
    const certificate = readCertificate(payload)
    return certificate ? { valid: true, certificate, key } : { valid: false, problem: 'not-a-certificate' }
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    return { valid: false, problem: problemOf[error.code] ?? 'edited' }
  }
}

/** Others are about the signature, or about an extension that the header asks for and ours never do (RFC 7515, 4.1.11). */
const problemOf: Record<string, Problem> = {
  [errors.JWSInvalid.code]: 'not-a-certificate',
  [errors.JWTInvalid.code]: 'not-a-certificate',
  [errors.JOSEAlgNotAllowed.code]: 'not-signed',
  [errors.JWKSNoMatchingKey.code]: 'unknown-key',
  [errors.JWTClaimValidationFailed.code]: 'from-the-future',
}

/** Reads what a credential or the shorter payload of a link says. */
function readCertificate(payload: JWTPayload): Certificate | undefined {
  const { credentialSubject: subject, jti, nbf } = payload
  const [identity] =
    isObject(subject) && Array.isArray(subject.identifier) ? (subject.identifier as unknown[]) : []
  const achievement = isObject(subject) ? subject.achievement : undefined
  const { name, course, title } = isObject(achievement)
    ? {
        name: isObject(identity) ? identity.identityHash : undefined,
        course: typeof achievement.id === 'string' ? achievement.id.split('/').at(-1) : undefined,
        title: achievement.name,
      }
    : payload
  if (![jti, name, course, title].every((value) => typeof value === 'string') || nbf === undefined)
    return undefined
  return {
    id: String(jti).replace(/^urn:uuid:/, ''),
    name: String(name),
    course: String(course),
    title: String(title),
    issued: nbf,
  }
}
