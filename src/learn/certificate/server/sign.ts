import { paths } from '@/config/paths'
import { CompactSign, jwtVerify, createLocalJWKSet, SignJWT, type JWK } from 'jose'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { api, type Certificate } from '../contract'
import type { SigningKey } from './keys'

/** How long a learner has between asking for a claim token and claiming. Seconds. */
const tokenSeconds = 10 * 60
/** An explicit type, so that a token is never taken for a certificate, nor the other way round (RFC 8725, 3.11). */
const tokenType = 'claim+jwt'

export const issuerUrl = absoluteUrl(api.issuer)

/** The public profile of the issuer (Open Badges 3.0, B.1.15 Profile). */
export const issuerProfile = {
  id: issuerUrl,
  type: ['Profile'],
  name: `${brand} Academy`,
  url: absoluteUrl(paths.learn),
}

/** True of every certificate, whichever exercises its course had. */
const criteria =
  'The learner solved every exercise of the course. Before it signed, the issuer composed the solutions again and found that they meet the goals of the exercises.'

/** Signs a token with which a learner may claim one certificate of a course. It has the id that the certificate gets. */
export function signClaimToken(course: string, id: string, { id: kid, key }: SigningKey): Promise<string> {
  return new SignJWT({ course })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: tokenType })
    .setJti(id)
    .setExpirationTime(`${tokenSeconds}s`)
    .sign(key)
}

/** The course and the id of a claim token, or why it cannot be used. */
export async function readClaimToken(
  token: string,
  keys: JWK[],
): Promise<{ course: string; id: string } | 'invalid' | 'expired'> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: ['EdDSA'],
      typ: tokenType,
      requiredClaims: ['jti', 'exp', 'course'],
    })
    return { course: String(payload.course), id: String(payload.jti) }
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
      ? 'expired'
      : 'invalid'
  }
}

/** Signs what a certificate says, short enough for a link. */
export function signLink({ id, name, course, title, issued }: Certificate, key: SigningKey): Promise<string> {
  return sign({ jti: id, nbf: issued, name, course, title }, key.id, key)
}

/**
 * Signs a certificate as an Open Badges 3.0 credential: an AchievementCredential in the VC-JWT proof format (8.2), whose
 * payload is the credential with the claims of 8.2.2 beside it. Its `kid` can be dereferenced (8.2.1).
 */
export function signCredential(
  certificate: Certificate,
  description: string,
  key: SigningKey,
): Promise<string> {
  const { name, course, title, issued } = certificate
  const id = `urn:uuid:${certificate.id}`
  const subject = `${id}#learner`
  const credential = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerProfile,
    validFrom: new Date(issued * 1000).toISOString().replace('.000', ''),
    name: title,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: name, hashed: false }],
      achievement: {
        id: absoluteUrl(`${paths.learn}/${course}`),
        type: ['Achievement'],
        achievementType: 'Course',
        name: title,
        description,
        criteria: { narrative: criteria },
      },
    },
  }
  const claims = { iss: issuerUrl, jti: id, nbf: issued, sub: subject }
  return sign({ ...credential, ...claims }, absoluteUrl(`${api.keys}/${key.id}`), key, 'JWT')
}

function sign(payload: object, kid: string, { key }: SigningKey, typ?: string): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid, ...(typ && { typ }) })
    .sign(key)
}
