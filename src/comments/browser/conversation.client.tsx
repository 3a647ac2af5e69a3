'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/ui/button'
import { commentAnchor, threadPagePath, type CommentView, type ThreadView } from '../contract'
import { countText, threadOrder } from '../parts'
import '../comments.css'
import { fetchThread, type ApiResult } from './api'
import { Comment, type Events } from './comment.client'
import { Composer } from './composer.client'
import { OlderComments } from './older-comments.client'
import { ReactionBar } from './reactions.client'
import { addOlder, removeComment, replaceComment, updateThread } from './comment-list'

/** How often relative times such as "5 minutes ago" are updated. */
const clockIntervalMs = 30_000

/**
 * The conversation below a page: reactions, the form at the top
 * (docs/contracts/comments.md#the-built-in-conversation), comments and replies.
 */
export function Conversation({ path }: { path: string }) {
  const [thread, setThread] = useState<ThreadView>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [target, setTarget] = useState<{ id: string }>()
  const now = useNow()

  const receive = useCallback((result: ApiResult<ThreadView>) => {
    if ('body' in result) setThread(result.body)
    else setProblem(result.error)
  }, [])
  useEffect(() => void fetchThread(path).then(receive), [path, receive])
  function retry() {
    setProblem(undefined)
    void fetchThread(path).then(receive)
  }

  // Focus the comment that was just sent or edited, or the heading after a deletion.
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])

  const loaded = thread !== undefined
  // The comment that the address links to did not exist when the page loaded.
  useEffect(() => {
    const anchor = window.location.hash.slice(1)
    if (loaded && anchor.startsWith(commentAnchor(''))) document.getElementById(anchor)?.focus()
  }, [loaded])

  if (!thread) return <LoadingState path={path} problem={problem} onRetry={retry} />

  // Requests may overlap, so each result updates the latest state.
  const update = (next: (comments: CommentView[]) => CommentView[]) =>
    setThread((known) => known && updateThread(known, next))
  const events: Events = {
    onSent(comment) {
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment])
      setStatus(
        comment.status === 'approved'
          ? 'Your comment is published.'
          : 'Thank you. Your comment is waiting for approval.',
      )
      setTarget({ id: commentAnchor(comment.id) })
    },
    onEdited(comment) {
      update((comments) => replaceComment(comments, comment))
      setStatus(
        comment.status === 'pending'
          ? 'Your comment was edited. It is waiting for approval.'
          : 'Your comment was edited.',
      )
      setTarget({ id: commentAnchor(comment.id) })
    },
    onDeleted({ id }) {
      update((comments) => removeComment(comments, id))
      setStatus('Your comment was deleted.')
      setTarget({ id: 'comments-title' })
    },
    onProblem: setStatus,
  }
  return (
    <div className="comments">
      <ReactionBar path={path} reactions={thread.reactions} onProblem={setStatus} />
      <Composer path={path} onSent={events.onSent} />
      <p role="status" className="comments-news">
        {status}
      </p>
      {thread.comments.length === 0 ? (
        <p className="comments-empty">No comments yet.</p>
      ) : (
        <>
          {thread.total > 0 && <h3 className="comments-count">{countText(thread.total)}</h3>}
          <ol className="comment-list">
            {threadOrder(thread.comments).map(({ comment, replies }) => (
              <li key={comment.id}>
                <Comment path={path} comment={comment} now={now} events={events} />
                {replies.length > 0 && (
                  <ol className="comment-replies">
                    {replies.map((reply) => (
                      <li key={reply.id}>
                        <Comment path={path} comment={reply} now={now} events={events} />
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </ol>
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

function LoadingState({
  path,
  problem,
  onRetry,
}: {
  path: string
  problem: string | undefined
  onRetry: () => void
}) {
  return (
    <div className="comments" aria-busy={problem === undefined}>
      <p role="status" className={problem ? 'comments-error' : 'comments-hint'}>
        {problem ?? 'Loading the comments…'}
      </p>
      {problem && (
        <div className="comments-send">
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
          <a href={threadPagePath(path)} className="comment-tool">
            Open them on a separate page
          </a>
        </div>
      )}
    </div>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), clockIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
