'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/ui/button'
import { commentAnchor, type CommentView, type ThreadView } from '../contract'
import { hintClass, sendClass, threadOrder } from '../parts'
import '../comments.css'
import { fetchThread, type ApiResult } from './api'
import { Comment, type Events } from './comment.client'
import { CommentForm } from './comment-form.client'
import { ReactionBar } from './reactions.client'

/** The conversation below a page: reactions, form, comments, replies (docs/contracts/comments.md#the-built-in-conversation). */
export function Conversation({ path }: { path: string }) {
  const [thread, setThread] = useState<ThreadView>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [target, setTarget] = useState<{ id: string }>()

  const receive = useCallback((result: ApiResult<ThreadView>) => {
    if ('body' in result) setThread(result.body)
    else setProblem(result.error)
  }, [])
  useEffect(() => void fetchThread(path).then(receive), [path, receive])
  function retry() {
    setProblem(undefined)
    void fetchThread(path).then(receive)
  }

  // Focus the comment that was just sent, or the heading after a deletion.
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])

  const loaded = thread !== undefined
  // The comment that the address links to did not exist when the page loaded.
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (loaded && anchor.startsWith(commentAnchor(''))) document.getElementById(anchor)?.focus()
  }, [loaded])

  if (!thread) return <LoadingState problem={problem} onRetry={retry} />

  /** Shows the conversation as it is after a change, says what was changed, and focuses an element. */
  async function showChange(words: string, id: string) {
    const result = await fetchThread(path)
    if ('body' in result) setThread(result.body)
    setStatus(words)
    setTarget({ id })
  }
  const events: Events = {
    onSaved: ({ id, status: saved }) =>
      void showChange(
        saved === 'approved'
          ? 'Your comment is published.'
          : 'Thank you. Your comment is waiting for approval.',
        commentAnchor(id),
      ),
    onDeleted: () => void showChange('Your comment was deleted.', 'comments-title'),
    onProblem: setStatus,
  }
  return (
    <div className="mt-6 max-w-[46rem] [&>form]:mt-8">
      <ReactionBar path={path} reactions={thread.reactions} onProblem={setStatus} />
      <CommentForm path={path} onSaved={events.onSaved} />
      <p role="status" className="mt-6 min-h-[1.65em] text-sm text-success empty:mt-0">
        {status}
      </p>
      {thread.comments.length === 0 ? (
        <p className="mt-2 text-muted">No comments yet.</p>
      ) : (
        <>
          {thread.total > 0 && (
            <h3 className="mt-2 text-sm font-medium text-muted">
              {thread.total === 1 ? '1 comment' : `${thread.total} comments`}
            </h3>
          )}
          <CommentList path={path} comments={thread.comments} events={events} />
          {thread.older && (
            <OlderComments
              path={path}
              before={thread.older}
              onLoaded={(page) => {
                setThread((known) => known && addOlder(known, page))
                const [first] = threadOrder(page.comments)
                if (first) setTarget({ id: commentAnchor(first.comment.id) })
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Comments, each with its replies below. */
function CommentList({ path, comments, events }: { path: string; comments: CommentView[]; events: Events }) {
  return (
    <ol className="mt-3">
      {threadOrder(comments).map(({ comment, replies }) => (
        <li key={comment.id} className="border-t border-line py-6">
          <Comment path={path} comment={comment} events={events} />
          {replies.length > 0 && (
            <ol className="mt-5 space-y-6 border-s border-line ps-4 sm:ms-[13px] sm:ps-6">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Comment path={path} comment={reply} events={events} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

type OlderProps = { path: string; before: string; onLoaded: (page: ThreadView) => void }

/** A button that loads the page of comments before a place in the conversation. */
function OlderComments({ path, before, onLoaded }: OlderProps) {
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')

  async function load() {
    if (isLoading) return
    setLoading(true)
    setProblem('')
    const result = await fetchThread(path, before)
    setLoading(false)
    if ('body' in result) onLoaded(result.body)
    else setProblem(result.error)
  }

  return (
    <div className={sendClass}>
      <Button
        variant="secondary"
        size="sm"
        loading={isLoading}
        loadingLabel="Loading…"
        onClick={() => void load()}
      >
        Older comments
      </Button>
      <p role="alert" className="field-error mt-0">
        {problem}
      </p>
    </div>
  )
}

function LoadingState({ problem, onRetry }: { problem: string | undefined; onRetry: () => void }) {
  return (
    <div className="mt-6 max-w-[46rem]" aria-busy={problem === undefined}>
      <p role="status" className={problem ? 'field-error' : hintClass}>
        {problem ?? 'Loading the comments…'}
      </p>
      {problem && (
        <div className={`mt-3 ${sendClass}`}>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

/** Adds a page of older comments. Its parents of known replies may be known already. */
function addOlder(thread: ThreadView, page: ThreadView): ThreadView {
  const known = new Set(thread.comments.map(({ id }) => id))
  const comments = [...page.comments.filter(({ id }) => !known.has(id)), ...thread.comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  )
  return { ...thread, comments, total: page.total, older: page.older }
}
