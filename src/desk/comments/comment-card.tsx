import { commentAnchor, maxCommentLength, maxNameLength } from '@/comments/contract'
import { CommentText } from '@/comments/parts'
import { capitalize } from '@/lib/capitalize'
import { Field } from '@/members/field'
import { PostForm } from '@/members/post-form'
import { Time } from '@/members/table'
import type { MemberVisit } from '@/members/types'
import type { Comment, QueuedComment } from '@/comments/server/comment'
import { renderComment } from '@/comments/server/markdown'
import { requestFields } from '@/requests/fields'
import { buttonClass } from '@/ui/button'

/** Lists of comments, by status. */
export const lists = { pending: 'Waiting', approved: 'Approved', rejected: 'Refused' } as const
export type List = keyof typeof lists
export const actions = ['approve', 'reject', 'reply', 'undo'] as const
export type Action = (typeof actions)[number]

export const isList = (text: string): text is List => Object.hasOwn(lists, text)

/** What the member typed, when it could not be sent. */
export type Draft = { name: string; text: string; error?: string }
type Props = {
  visit: MemberVisit
  list: List
  queued: QueuedComment
  next: string | undefined
  draft?: Draft
}

/** A comment of the queue with its context and the forms that decide about it. */
export function CommentCard({ visit, list, queued: { comment, parent, writer }, next, draft }: Props) {
  const { id, name, email, path, status } = comment
  // The list that the form is on, the status that the member read, and the comment where they go on.
  const common = { id, status: list, seen: status, next: next ?? '' }
  return (
    <article className="card comment" id={commentAnchor(id)} tabIndex={-1} aria-label={`Comment by ${name}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-caption text-muted">
        <strong className="text-body-sm text-text">
          <bdi>{name}</bdi>
        </strong>
        {comment.team === 1 && <span className="badge">team</span>}
        {status !== list && <span className="badge">{lists[status as List]}</span>}
        <Time at={comment.created_at} />
        <a href={status === 'approved' ? `${path}#${commentAnchor(id)}` : path}>{path}</a>
        {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
      </p>
      {parent && <Quote title="In reply to" comment={parent} />}
      <CommentText html={renderComment(comment.text)} />
      {comment.team === 0 && <WriterComments writer={writer} />}
      <div className="row mt-3 items-start">
        <PostForm visit={visit} action="/desk/comments" className="row" fields={common}>
          {status !== 'approved' && (
            <button className={buttonClass()} name="action" value="approve" aria-keyshortcuts="a">
              Approve
            </button>
          )}
          {status !== 'rejected' && (
            <button
              className={buttonClass({ variant: 'secondary' }, 'text-danger')}
              name="action"
              value="reject"
              aria-keyshortcuts="r"
            >
              Refuse
            </button>
          )}
        </PostForm>
        <ReplyForm visit={visit} status={status} common={common} draft={draft} />
      </div>
    </article>
  )
}

type ReplyProps = Pick<Props, 'visit' | 'draft'> & { status: string; common: Record<string, string> }

/** A reply of the team, behind its button. It approves the comment. */
function ReplyForm({ visit, status, common, draft }: ReplyProps) {
  return (
    <details className="open:basis-full" open={draft !== undefined} hidden={visit.member.role === 'reader'}>
      <summary className={buttonClass({ variant: 'secondary' })}>Reply</summary>
      <PostForm
        visit={visit}
        action="/desk/comments"
        data-unsaved={draft !== undefined}
        className="mt-3 grid justify-items-start gap-3 [&_label]:w-full"
        fields={{ ...common, [requestFields.key]: crypto.randomUUID() }}
      >
        {draft?.error && <p role="alert">{draft.error}</p>}
        <Field
          label="Shown as, with the badge of the team"
          name="name"
          defaultValue={draft?.name ?? nameOf(visit.member.email)}
          maxLength={maxNameLength}
          required
        />
        <Field
          as="textarea"
          label="Reply, with Markdown"
          name="text"
          defaultValue={draft?.text}
          maxLength={maxCommentLength}
          required
        />
        <button className={buttonClass()} name="action" value="reply">
          {status === 'approved' ? 'Publish the reply' : 'Approve and reply'}
        </button>
      </PostForm>
    </details>
  )
}

function WriterComments({ writer: { counts, newest } }: Pick<QueuedComment, 'writer'>) {
  const known = (Object.keys(lists) as List[]).flatMap((status) =>
    counts[status] ? `${counts[status]} ${lists[status].toLowerCase()}` : [],
  )
  if (known.length === 0) return <p className="muted">The first comment from this browser.</p>
  return (
    <details>
      <summary>Other comments from this browser: {known.join(', ')}</summary>
      {newest.map((other) => (
        <Quote key={other.id} title={`${lists[other.status as List]}, on ${other.path}`} comment={other} />
      ))}
    </details>
  )
}

function Quote({ title, comment }: { title: string; comment: Comment }) {
  return (
    <blockquote>
      <p className="muted">
        {title} <bdi>{comment.name}</bdi>, <Time at={comment.created_at} />
      </p>
      {comment.text === '' ? (
        <p>The comment was deleted.</p>
      ) : (
        <CommentText html={renderComment(comment.text)} />
      )}
    </blockquote>
  )
}

/** A name to begin with: the first part of the member's email address. */
function nameOf(email: string): string {
  const [first = ''] = email.split(/[@.+_-]/)
  return capitalize(first)
}
