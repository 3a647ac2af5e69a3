import { isCount, isObject, isShape, isString } from '@/lib/guards'
import type { Verdict } from './check'
import { api, type Certificate } from './contract'
import { problems } from './problems'
import type { Signed } from './read-signed'

/** `by` says who verified: this browser, or our server, because the browser cannot. */
export type Verified = { verdict: Verdict; by: 'browser' | 'server' } | 'unreachable'

/**
 * Verifies a signed text with the public keys of this site. Browsers without Ed25519, and pages served over plain HTTP,
 * where browsers leave out cryptography, ask the server. Takes the URL that our credentials name as issuer. Never rejects.
 */
export async function verify({ text, origin }: Signed, issuer: string): Promise<Verified> {
  const own = [location.origin, new URL(issuer).origin]
  if (origin !== undefined && !own.includes(origin))
    return { verdict: { valid: false, problem: 'other-issuer' }, by: 'browser' }
  try {
    const [{ checkCertificate }, response] = await Promise.all([import('./check'), fetch(api.keys)])
    const { keys } = (await response.json()) as { keys: JsonWebKey[] }
    return { verdict: await checkCertificate(text, { keys, issuer }), by: 'browser' }
  } catch {
    return askServer(text)
  }
}

async function askServer(text: string): Promise<Verified> {
  try {
    const response = await fetch(api.check, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    const verdict: unknown = await response.json()
    return isVerdict(verdict) ? { verdict, by: 'server' } : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

const isCertificate = isShape<Certificate>({
  id: isString,
  name: isString,
  course: isString,
  title: isString,
  issued: isCount,
})

function isVerdict(value: unknown): value is Verdict {
  if (!isObject(value)) return false
  return value.valid === true
    ? isCertificate(value.certificate) && isString(value.key)
    : isString(value.problem) && value.problem in problems
}
