import { paths } from '@/config/paths'
import { CompactSign } from 'jose'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { api, type Certificate } from '../contract'
import type { SigningKey } from './keys'

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
