import type { Guard } from '@/lib/guards'
import {
  commentApi,
  commentsApi,
  isDeletion,
  isProblem,
  isReaction,
  isStoredComment,
  isThread,
  reactionsApi,
  tokenHeader,
  type Problem,
} from '../contract'
import { readToken } from './storage'

export type ApiResult<Body> = { body: Body } | Problem

const unreachable = 'We could not be reached.'
const unexpected = 'Our server responded with something unexpected.'
/** Longer than a busy server takes. */
const timeoutMs = 20_000

/** Fetches a page of a conversation: the newest comments, or those before the place that another page names. */
export const fetchThread = (path: string, before?: string) =>
  send(isThread, `${commentsApi}?${new URLSearchParams({ path, ...(before && { before }) })}`, 'GET')
export const sendComment = (values: Record<string, string>) =>
  send(isStoredComment, commentsApi, 'POST', values)
export const deleteComment = (id: string) => send(isDeletion, commentApi(id), 'DELETE')
export const sendReaction = (values: Record<string, string>) => send(isReaction, reactionsApi, 'POST', values)

/** Sends a request to the comments API. Returns its body, which passes the guard, or an error message. Never rejects. */
async function send<Body>(
  isExpected: Guard<Body>,
  address: string,
  method: string,
  values?: Record<string, string>,
): Promise<ApiResult<Body>> {
  const problem = (error: string): Problem => ({
    error: method === 'GET' ? error : `${error} Your text is kept; please try again.`,
  })
  try {
    const token = readToken()
    const response = await fetch(address, {
      method,
      headers: { accept: 'application/json', ...(token && { [tokenHeader]: token }) },
      body: values && new URLSearchParams(values),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    if (response.ok && isExpected(body)) return { body }
    return !response.ok && isProblem(body) ? body : problem(unexpected)
  } catch (error) {
    // A response that is not JSON, such as the HTML of a proxy.
    return problem(error instanceof SyntaxError ? unexpected : unreachable)
  }
}
