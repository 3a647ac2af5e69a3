import { drawDocument } from '@/requests/document'
import { CommentArticle, threadOrder } from '../parts'
import { reactionKinds, threadPagePath, type CommentView, type ThreadView } from '../contract'
import type { Thread } from '../threads'
import { WriteForm } from './write-form'

type PageState = {
  thread: Thread
  /** Undefined when it could not be loaded; then `error` says so. */
  view: ThreadView | undefined
  error?: string
  /** The visitor has just sent a comment. */
  isSent?: boolean
  /** This is not the first page of the conversation. */
  isOlder?: boolean
}

/** Draws a conversation as a document for browsers without JavaScript. */
export function drawThreadPage(host: string, state: PageState): Promise<string> {
  return drawCommentsPage(
    { host, address: threadPagePath(state.thread.path) },
    `${state.isOlder ? 'Older comments' : 'Comments'} on ${state.thread.title}`,
    <ThreadPage {...state} now={Date.now()} />,
  )
}

/**
 * Draws a document in the frame of the page /comments, with `children` below its heading. Takes the host of the request and
 * the path of the document, null for an error, which has none.
 */
export function drawCommentsPage(
  frame: { host: string; address: string | null },
  title: string,
  children: React.ReactNode,
): Promise<string> {
  return drawDocument(
    { path: '/comments', ...frame },
    title,
    <div className="container-page pt-12 pb-24">
      <h1 className="text-4xl font-semibold tracking-tight">Comments</h1>
      <div className="comments-page">{children}</div>
    </div>,
  )
}

function ThreadPage({ thread, view, error, isSent, isOlder, now }: PageState & { now: number }) {
  return (
    <>
      <p className="comments-page-title">
        On <a href={thread.path}>{thread.title}</a>
      </p>
      {isSent && (
        <p className="comments-done" role="status">
          Thank you. Your comment is waiting for approval.
        </p>
      )}
      {error && (
        <p className="comments-error" role="alert">
          {error}
        </p>
      )}
      {!isOlder && <WriteForm thread={thread} />}
      {view && !isOlder && <Reactions view={view} />}
      {view && <CommentList comments={view.comments} now={now} />}
      <Pages path={thread.path} isOlder={isOlder} older={view?.older} />
    </>
  )
}

function CommentList({ comments, now }: { comments: CommentView[]; now: number }) {
  if (comments.length === 0) return <p className="comments-empty">No comments yet.</p>
  return (
    <ol className="comment-list">
      {threadOrder(comments).map(({ comment, replies }) => (
        <li key={comment.id}>
          <CommentWithLikes comment={comment} now={now} />
          {replies.length > 0 && (
            <ol className="comment-replies">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentWithLikes comment={reply} now={now} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

type PagesProps = { path: string; isOlder: boolean | undefined; older: string | null | undefined }

function Pages({ path, isOlder, older }: PagesProps) {
  const address = threadPagePath(path)
  return (
    (isOlder || older) && (
      <p className="comment-tools">
        {isOlder && (
          <a href={address} className="comment-tool">
            Newest comments
          </a>
        )}
        {older && (
          <a href={`${address}?${new URLSearchParams({ before: older })}`} className="comment-tool">
            Older comments
          </a>
        )}
      </p>
    )
  )
}

function CommentWithLikes({ comment, now }: { comment: CommentView; now: number }) {
  const { count } = comment.likes
  return (
    <CommentArticle comment={comment} now={now}>
      {count > 0 && <p className="comment-tools">{count === 1 ? '1 like' : `${count} likes`}</p>}
    </CommentArticle>
  )
}

function Reactions({ view }: { view: ThreadView }) {
  const given = reactionKinds.flatMap(({ kind, label }) => {
    const count = view.reactions[kind]?.count
    return count ? [`${label}: ${count}`] : []
  })
  return given.length > 0 && <p className="comments-hint">Reactions: {given.join(', ')}</p>
}
