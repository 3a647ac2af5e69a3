import {
  commentApi,
  commentsApi,
  previewApi,
  reactionsApi,
  tokenHeader,
  type CommentView,
  type Problem,
  type ThreadView,
} from '../contract'
import { readToken } from './storage'

export type ApiResult<Body> = { body: Body } | Problem

const unreachable: Problem = { error: 'We could not be reached. Your text is kept; please try again.' }
/** Longer than a busy server takes. */
const timeoutMs = 20_000

export const fetchThread = (path: string) =>
  send<ThreadView>(`${commentsApi}?${new URLSearchParams({ path })}`, 'GET')
export const sendComment = (values: Record<string, string>) =>
  send<{ comment: CommentView }>(commentsApi, 'POST', values)
export const editComment = (id: string, text: string) =>
  send<{ comment: CommentView }>(commentApi(id), 'PATCH', { text })
export const deleteComment = (id: string) => send<{ deleted: string }>(commentApi(id), 'DELETE')
export const sendReaction = (values: Record<string, string>) =>
  send<{ on: boolean }>(reactionsApi, 'POST', values)
export const fetchPreview = (text: string) => send<{ html: string }>(previewApi, 'POST', { text })

/** Sends a request to the comments API. Returns its body or an error message. Never rejects. */
async function send<Body>(
  address: string,
  method: string,
  values?: Record<string, string>,
): Promise<ApiResult<Body>> {
  try {
    const token = readToken()
    const response = await fetch(address, {
      method,
      headers: { accept: 'application/json', ...(token && { [tokenHeader]: token }) },
      body: values && new URLSearchParams(values),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json()) as Body & Partial<Problem>
    if (response.ok) return { body }
    return { error: body.error ?? unreachable.error, errors: body.errors }
  } catch {
    return unreachable
  }
}
