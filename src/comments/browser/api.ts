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

type Answer<Body> = { body: Body } | Problem

const unreached: Problem = { error: 'We could not be reached. Your text is kept; please try again.' }
/** Longer than a busy server takes; milliseconds. */
const patience = 20_000

export const fetchThread = (path: string) =>
  ask<ThreadView>(`${commentsApi}?${new URLSearchParams({ path })}`, 'GET')
export const sendComment = (values: Record<string, string>) =>
  ask<{ comment: CommentView }>(commentsApi, 'POST', values)
export const changeComment = (id: string, text: string) =>
  ask<{ comment: CommentView }>(commentApi(id), 'PATCH', { text })
export const deleteComment = (id: string) => ask<{ deleted: string }>(commentApi(id), 'DELETE')
export const sendReaction = (values: Record<string, string>) =>
  ask<{ on: boolean }>(reactionsApi, 'POST', values)
export const fetchPreview = (text: string) => ask<{ html: string }>(previewApi, 'POST', { text })

/** Asks the comment service; gives its answer or a sentence saying why there is none. Never rejects. */
async function ask<Body>(
  address: string,
  method: string,
  values?: Record<string, string>,
): Promise<Answer<Body>> {
  try {
    const token = readToken()
    const response = await fetch(address, {
      method,
      headers: { accept: 'application/json', ...(token && { [tokenHeader]: token }) },
      body: values && new URLSearchParams(values),
      signal: AbortSignal.timeout(patience),
    })
    const body = (await response.json()) as Body & Partial<Problem>
    if (response.ok) return { body }
    return { error: body.error ?? unreached.error, errors: body.errors }
  } catch {
    return unreached
  }
}
