import { createHmac, timingSafeEqual } from 'node:crypto'
import { absoluteUrl } from '@/config/site'
import type { Decision } from './moderate'

/** Path of the page that asks whether to approve or reject a comment. */
export const moderatePath = '/comments/moderate'
/** Days until a link in a notification expires. */
export const linkDays = 14

/** `state` is that of the comment when the link was made (comment.ts). */
export type Claim = { id: string; decision: Decision; state: string }

/** Creates a link that lets anyone who has it make one decision about one state of a comment, for `linkDays`. */
export function signedLink(claim: Claim, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + linkDays * 86_400
  const query = new URLSearchParams({
    id: claim.id,
    action: claim.decision,
    state: claim.state,
    until: String(until),
    signature: signatureOf(claim, until, secret),
  })
  return `${absoluteUrl(moderatePath)}?${query}`
}

/** Verifies a link, given its query or the fields of its form. Returns what it allows, or why it is invalid. */
export function readSignedLink(
  query: URLSearchParams,
  secret: string | undefined,
  now: Date,
): Claim | 'wrong' | 'expired' {
  const [id = '', decision, state = '', signature = ''] = ['id', 'action', 'state', 'signature'].map(
    (name) => query.get(name) ?? '',
  )
  const until = Number(query.get('until'))
  if (!secret || (decision !== 'approve' && decision !== 'reject')) return 'wrong'
  const expected = Buffer.from(signatureOf({ id, decision, state }, until, secret))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong'
  return until * 1000 > now.getTime() ? { id, decision, state } : 'expired'
}

/** The signed text includes the purpose, so that the signature of a delivery is never valid for a link. */
function signatureOf({ id, decision, state }: Claim, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`moderate:${id}:${decision}:${until}:${state}`).digest('hex')
}
