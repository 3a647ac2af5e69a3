'use client'

import { useRef, useState } from 'react'
import type { CommentView } from '../contract'
import { CommentArticle, toolClass, toolsClass } from '../parts'
import { deleteComment } from './api'
import { CommentForm } from './comment-form.client'
import { LikeButton } from './reactions.client'

/** Callbacks from a comment to the conversation. */
export type Events = {
  onSaved: (comment: CommentView) => void
  onDeleted: () => void
  onProblem: (text: string) => void
}
type Props = { path: string; comment: CommentView; events: Events }

/** A comment with the actions that this visitor may take. */
export function Comment({ path, comment, events }: Props) {
  const { id, status, name = '', likes, own } = comment
  const [isReplying, setReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    setReplying(false)
    replyButton.current?.focus()
  }
  function onSaved(saved: CommentView) {
    setReplying(false)
    events.onSaved(saved)
  }
  async function remove() {
    if (!window.confirm('Delete this comment? This cannot be undone.')) return
    const result = await deleteComment(id)
    if ('body' in result) events.onDeleted()
    else events.onProblem(result.error)
  }

  return (
    <>
      <CommentArticle comment={comment}>
        <div className={toolsClass}>
          {status === 'approved' && (
            <>
              <LikeButton id={id} name={name} likes={likes} onProblem={events.onProblem} />
              <button
                type="button"
                className={toolClass}
                ref={replyButton}
                aria-label={`Reply to ${name}`}
                aria-expanded={isReplying}
                onClick={() => setReplying(!isReplying)}
              >
                Reply
              </button>
            </>
          )}
          {own && (
            <button
              type="button"
              className={toolClass}
              aria-label="Delete your comment"
              onClick={() => void remove()}
            >
              Delete
            </button>
          )}
        </div>
      </CommentArticle>
      {isReplying && (
        <div className="mt-4 border-s border-line-strong ps-4 sm:ms-[13px] sm:ps-6">
          <CommentForm path={path} parent={comment} onCancel={cancel} onSaved={onSaved} />
        </div>
      )}
    </>
  )
}
