import type { ReactNode } from 'react'
import { drawInPage } from '@/lib/page-frame'
import { CommentArticle, threadOrder } from '../parts'
import {
  commentAnchor,
  commentApi,
  fields,
  frameSlot,
  reactionKinds,
  threadPagePath,
  type CommentView,
  type ThreadView,
} from '../contract'
import type { Thread } from '../threads'
import { WriteForm, type Draft } from './write-form'

/** The built page whose frame every conversation without script is drawn in. */
const framePath = '/comments'

export type PageState = {
  thread: Thread
  /** Undefined when it could not be loaded; then `notice` says so. */
  view: ThreadView | undefined
  /** The token in the address, with which the visitor's comment can be changed. */
  token: string | undefined
  draft: Draft
  /** What went wrong, or what was done. */
  notice?: { kind: 'error' | 'done'; text: string }
  /** The comment to delete, once it is confirmed. */
  deleting?: CommentView
}

type Shown = { thread: Thread; token: string | undefined }

/** The whole document of a conversation, for browsers without script. */
export async function drawThreadPage(host: string, state: PageState): Promise<string> {
  const prefix = state.notice?.kind === 'error' ? 'Error: ' : ''
  return drawSlot(
    host,
    `${prefix}Comments on ${state.thread.title}`,
    <ThreadPage {...state} now={Date.now()} />,
  )
}

/** A document with a few words, such as why there is nothing else. */
export async function drawMessage(host: string, title: string, children: ReactNode): Promise<string> {
  return drawSlot(
    host,
    title,
    <div className="comments-page">
      <h2 className="comments-page-title">{title}</h2>
      {children}
    </div>,
  )
}

async function drawSlot(host: string, title: string, children: ReactNode): Promise<string> {
  // The package has no server renderer for the layer that routes run in; loaded like this, it is the plain one.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return drawInPage(framePath, host, title, { [frameSlot]: renderToStaticMarkup(children) })
}

function ThreadPage({ thread, view, token, draft, notice, deleting, now }: PageState & { now: number }) {
  return (
    <div className="comments-page">
      <p className="comments-page-title">
        On <a href={thread.path}>{thread.title}</a>
      </p>
      {notice && (
        <p
          className={notice.kind === 'error' ? 'comments-error' : 'comments-done'}
          role={notice.kind === 'error' ? 'alert' : 'status'}
        >
          {notice.text}
        </p>
      )}
      {deleting ? (
        <DeleteForm thread={thread} comment={deleting} token={token} />
      ) : (
        <WriteForm thread={thread} draft={draft} token={token} />
      )}
      {view && <Reactions view={view} />}
      {view && <CommentList thread={thread} view={view} token={token} now={now} />}
    </div>
  )
}

function CommentList({ thread, view, token, now }: Shown & { view: ThreadView; now: number }) {
  if (view.comments.length === 0) return <p className="comments-empty">Nobody has written here yet.</p>
  const tools = (comment: CommentView) => <Tools thread={thread} comment={comment} token={token} />
  return (
    <ol className="comment-list">
      {threadOrder(view.comments).map(({ comment, replies }) => (
        <li key={comment.id}>
          <CommentArticle comment={comment} now={now}>
            {tools(comment)}
          </CommentArticle>
          {replies.length > 0 && (
            <ol className="comment-replies">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentArticle comment={reply} now={now}>
                    {tools(reply)}
                  </CommentArticle>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

function Tools({ thread, comment, token }: Shown & { comment: CommentView }) {
  const to = (query: Record<string, string>) =>
    `${threadPagePath(thread.path)}?${new URLSearchParams({ ...query, ...(token && { token }) })}#write`
  const { id, status, own, name, likes } = comment
  return (
    <p className="comment-tools">
      {likes.count > 0 && <span>{likes.count === 1 ? '1 like' : `${likes.count} likes`}</span>}
      {status === 'approved' && (
        <a className="comment-tool" href={to({ reply: id })}>
          Reply<span className="sr-only"> to {name}</span>
        </a>
      )}
      {own && (
        <>
          <a className="comment-tool" href={to({ edit: id })}>
            Edit
          </a>
          <a className="comment-tool" href={to({ delete: id })}>
            Delete
          </a>
        </>
      )}
    </p>
  )
}

function Reactions({ view }: { view: ThreadView }) {
  const given = reactionKinds.flatMap(({ kind, label }) => {
    const count = view.reactions[kind]?.count
    return count ? [`${label}: ${count}`] : []
  })
  return given.length > 0 && <p className="comments-hint">Reactions: {given.join(', ')}</p>
}

function DeleteForm({ thread, comment, token }: Shown & { comment: CommentView }) {
  return (
    <form id="write" method="post" action={commentApi(comment.id)} className="comments-form">
      <p>Delete your comment? This cannot be undone.</p>
      <input type="hidden" name={fields.action} value="delete" />
      <input type="hidden" name={fields.token} value={token} />
      <input type="hidden" name={fields.path} value={thread.path} />
      <p className="comments-send">
        <button className="button comments-button" type="submit">
          Delete
        </button>
        <a
          className="comment-tool"
          href={`${threadPagePath(thread.path)}?token=${token}#${commentAnchor(comment.id)}`}
        >
          Keep
        </a>
      </p>
    </form>
  )
}
