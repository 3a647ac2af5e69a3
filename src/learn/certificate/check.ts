import { base64url, compactVerify, decodeJwt, decodeProtectedHeader, errors, importJWK, type JWK } from 'jose'
import { isObject } from '@/lib/guards'
import type { Certificate } from './contract'
import type { Problem } from './problems'

export type Verdict =
  { valid: true; certificate: Certificate; key: string } | { valid: false; problem: Problem }

/** The public keys of this site, each with its id as `kid`, and the URL that its credentials name as their issuer. */
export type Trust = { keys: JWK[]; issuer: string }

/**
 * Verifies a signed text, which is the link of a certificate or an Open Badges 3.0 credential in VC-JWT format (8.2.4), in
 * the browser and in Node alike. Rejects with NotSupportedError or TypeError where the browser cannot verify Ed25519.
 */
export async function checkCertificate(text: string, { keys, issuer }: Trust): Promise<Verdict> {
  const parts = text.split('.')
  if (parts.length !== 3 || !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(text)) return fail('not-a-certificate')
  const { header, payload } = decode(text)
  // Claim tokens are signed with the same keys, but have a type of their own (RFC 8725, 3.11).
  if (header.typ !== undefined && header.typ !== 'JWT') return fail('not-a-certificate')
  const certificate = readCertificate(payload)
  if (!certificate) return fail('not-a-certificate')
  if (payload.iss !== undefined && payload.iss !== issuer) return fail('other-issuer')
  if (header.alg !== 'EdDSA' || parts[2] === '') return fail('not-signed')
  const id = typeof header.kid === 'string' ? header.kid.split('/').at(-1) : undefined
  const key = keys.find(({ kid }) => kid === id)
  if (!key || id === undefined) return fail('unknown-key')
  try {
    await compactVerify(text, await importJWK({ ...key, alg: 'EdDSA' }), { algorithms: ['EdDSA'] })
  } catch (error) {
    // JOSENotSupported: the header asks for an extension (RFC 7515, 4.1.11), which ours never do.
    if (unverified.some((kind) => error instanceof kind)) return fail('edited')
    throw error
  }
  // The last character of a signature has bits that no byte uses; with others than zero it is another text.
  const signature = parts[2] ?? ''
  if (base64url.encode(base64url.decode(signature)) !== signature) return fail('edited')
  // Clocks differ; a day is more than any time zone that was set wrongly.
  if (certificate.issued * 1000 > Date.now() + 86_400_000) return fail('from-the-future')
  return { valid: true, certificate, key: id }
}

const unverified = [errors.JWSSignatureVerificationFailed, errors.JWSInvalid, errors.JOSENotSupported]

function fail(problem: Problem): Verdict {
  return { valid: false, problem }
}

/** Nothing of it is verified, so its values have any type. Both are empty when the text is damaged. */
function decode(text: string): Record<'header' | 'payload', Record<string, unknown>> {
  try {
    return { header: { ...decodeProtectedHeader(text) }, payload: decodeJwt(text) }
  } catch {
    return { header: {}, payload: {} }
  }
}

/** Reads what a credential or the shorter payload of a link says. */
function readCertificate(payload: Record<string, unknown>): Certificate | undefined {
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
  if (![jti, name, course, title].every((value) => typeof value === 'string') || typeof nbf !== 'number')
    return undefined
  return {
    id: String(jti).replace(/^urn:uuid:/, ''),
    name: String(name),
    course: String(course),
    title: String(title),
    issued: nbf,
  }
}
