import { createHmac, timingSafeEqual } from 'node:crypto'
import { absoluteUrl } from '@/config/site'
import type { Decision } from './moderate'

/** Address of the page that asks whether to approve or refuse a comment. */
export const moderatePath = '/comments/moderate'
/** Days that a link of a notification works. */
export const linkDays = 14

export type Claim = { id: string; decision: Decision }

/** A link with which whoever has it may decide about one comment in one way, for `linkDays`. */
export function signedLink(claim: Claim, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + linkDays * 86_400
  const query = new URLSearchParams({
    id: claim.id,
    action: claim.decision,
    until: String(until),
    signature: signatureOf(claim, until, secret),
  })
  return `${absoluteUrl(moderatePath)}?${query}`
}

/** What a link allows: a claim, or why it allows nothing. Takes its query or the fields of its form. */
export function readSignedLink(
  query: URLSearchParams,
  secret: string | undefined,
  now: Date,
): Claim | 'wrong' | 'expired' {
  const [id = '', decision, signature = ''] = ['id', 'action', 'signature'].map(
    (name) => query.get(name) ?? '',
  )
  const until = Number(query.get('until'))
  if (!secret || (decision !== 'approve' && decision !== 'reject')) return 'wrong'
  const expected = Buffer.from(signatureOf({ id, decision }, until, secret))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong'
  return until * 1000 > now.getTime() ? { id, decision } : 'expired'
}

/** The purpose is signed too, so that no signature of a delivery can stand in for one of a link. */
function signatureOf({ id, decision }: Claim, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`moderate:${id}:${decision}:${until}`).digest('hex')
}
