import { buildTime } from '@/lib/build-time'
import type { Invalid, Refusal } from '@/requests/outcome'
import { goBackHint } from '@/requests/rate-limited'
import { htmlResponse, seeOther } from '@/requests/response'
import { drawDocument } from '@/requests/document'
import { buttonClass } from '@/ui/button'
import {
  commentsApi,
  fields,
  maxCommentLength,
  reactionKinds,
  threadPagePath,
  type CommentView,
  type ThreadView,
} from '../contract'
import {
  CommentArticle,
  CommentList,
  formClass,
  hintClass,
  hintText,
  Honeypot,
  labelClass,
  toolClass,
  toolsClass,
  WriterFields,
} from '../parts'
import { threadAt, type Thread } from '../threads'
import { loadThread, noThread } from './actions'

/** GET /comments/{path}?before=: a page of the conversation below a post or chapter, for browsers without JavaScript. */
export async function threadPage(path: string, request: Request): Promise<Response> {
  const thread = threadAt(path, buildTime())
  if (!thread) return problemPage(request, noThread)
  const query = new URL(request.url).searchParams
  const outcome = await loadThread(thread, query.get('before'), undefined, request.headers)
  const page = await drawThreadPage(hostOf(request), {
    thread,
    view: outcome.kind === 'done' ? outcome.body : undefined,
    error: outcome.kind === 'refused' ? outcome.reason : undefined,
    isSent: query.has('sent'),
    isOlder: query.has('before'),
  })
  // Not no-store: the browser keeps the form, so that going back from an error loses no text.
  return htmlResponse(page, outcome, { 'Cache-Control': 'private, no-cache' })
}

/** The page that says why a comment was not accepted. */
export async function problemPage(request: Request, outcome: Invalid | Refusal): Promise<Response> {
  const [title, errors] =
    outcome.kind === 'invalid'
      ? ['Please correct your comment.', Object.values(outcome.errors)]
      : [outcome.reason, []]
  const page = await drawCommentsPage(
    { host: hostOf(request), address: null },
    `Error: ${title}`,
    <>
      <h2 className={pageTitleClass}>{title}</h2>
      {errors.map((error) => (
        <p key={error} className="field-error">
          {error}
        </p>
      ))}
      {outcome !== noThread && <p>{goBackHint}</p>}
    </>,
  )
  return htmlResponse(page, outcome)
}

/** Redirects to the conversation, which confirms that the comment was sent. */
export function seeSent(path: string): Response {
  return seeOther(`${threadPagePath(path)}?sent`)
}

function hostOf({ headers }: Request): string {
  return headers.get('host') ?? ''
}

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

export const pageTitleClass = 'comments-page-title text-lg wrap-anywhere'

/** Draws a conversation as a document for browsers without JavaScript. */
function drawThreadPage(host: string, state: PageState): Promise<string> {
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
      <div className="comments-page mt-6 max-w-[46rem] space-y-6">{children}</div>
    </div>,
  )
}

function ThreadPage({ thread, view, error, isSent, isOlder, now }: PageState & { now: number }) {
  return (
    <>
      <p className={pageTitleClass}>
        On <a href={thread.path}>{thread.title}</a>
      </p>
      {isSent && (
        <p className="text-sm text-success" role="status">
          Thank you. Your comment is waiting for approval.
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {!isOlder && <WriteForm thread={thread} />}
      {view && !isOlder && <Reactions view={view} />}
      {view?.comments.length === 0 && <p className="pt-2 text-muted">No comments yet.</p>}
      {view && view.comments.length > 0 && (
        <CommentList
          comments={view.comments}
          renderComment={(comment) => <CommentWithLikes comment={comment} now={now} />}
        />
      )}
      <Pages path={thread.path} isOlder={isOlder} older={view?.older} />
    </>
  )
}

type PagesProps = { path: string; isOlder: boolean | undefined; older: string | null | undefined }

function Pages({ path, isOlder, older }: PagesProps) {
  const address = threadPagePath(path)
  return (
    (isOlder || older) && (
      <p className={toolsClass}>
        {isOlder && (
          <a href={address} className={toolClass}>
            Newest comments
          </a>
        )}
        {older && (
          <a href={`${address}?${new URLSearchParams({ before: older })}`} className={toolClass}>
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
      {count > 0 && <p className={toolsClass}>{count === 1 ? '1 like' : `${count} likes`}</p>}
    </CommentArticle>
  )
}

function Reactions({ view }: { view: ThreadView }) {
  const given = reactionKinds.flatMap(({ kind, label }) => {
    const count = view.reactions[kind]?.count
    return count ? [`${label}: ${count}`] : []
  })
  return given.length > 0 && <p className={hintClass}>Reactions: {given.join(', ')}</p>
}

/** The form for a new comment without JavaScript. The browser itself checks the fields; a sent comment cannot be edited. */
function WriteForm({ thread }: { thread: Thread }) {
  return (
    <form method="post" action={commentsApi} className={formClass}>
      <h2 className="text-xl font-semibold tracking-tight">Write a comment</h2>
      <input type="hidden" name={fields.path} value={thread.path} />
      <input type="hidden" name={fields.key} value={crypto.randomUUID()} />
      <Honeypot />
      <WriterFields name={{ name: fields.name }} email={{ name: fields.email }} />
      <div className="min-w-0">
        <label htmlFor="text" className={labelClass}>
          Comment
        </label>
        <textarea
          id="text"
          name={fields.text}
          className="field-input"
          maxLength={maxCommentLength}
          rows={6}
          required
        />
      </div>
      <p className={hintClass}>{hintText}</p>
      <p>
        <button className={buttonClass()} type="submit">
          Post
        </button>
      </p>
      <p className={hintClass}>
        Your comment appears once a person on our team has read it. Replying, editing and deleting need
        JavaScript. <a href="/privacy-policy">What we store</a>
      </p>
    </form>
  )
}
