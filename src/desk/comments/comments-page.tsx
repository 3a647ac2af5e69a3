import { placeText, readPlace } from '@/db/place'
import type { MemberVisit, Page } from '@/members/types'
import { undoSeconds } from '@/comments/server/moderate'
import { PostForm } from '@/members/post-form'
import { CommentCard, isList, lists, names, type Action, type List } from './comment-card'
import { commentWithId } from '@/comments/server/comment'
import { countPending, readQueue, withContext } from '@/comments/server/queue'
import { buttonClass } from '@/ui/button'

/** A decision that was not made: why, about which comment, and what the member typed. */
type Problem = {
  status: number
  reason: string
  id: string
  draft?: { name: string; text: string; error?: string }
}

/** GET /desk/comments: comments that wait for a decision, or were approved or refused. */
export async function commentsPage(visit: MemberVisit): Promise<Page> {
  const { searchParams } = visit.url
  return drawQueue(visit, searchParams.get(names.list) ?? '')
}

/** The queue. A comment that the address names, or whose decision could not be made, is shown first, as it is now. */
export async function drawQueue(visit: MemberVisit, asked: string, problem?: Problem): Promise<Page> {
  const { db, url } = visit
  const list = isList(asked) ? asked : 'pending'
  const { comments, hasOlder } = await readQueue(db, list, readPlace(url.searchParams.get('before')))
  const { did, id } = Object.fromEntries(url.searchParams)
  const concernedId = problem?.id ?? (did ? undefined : id)
  const concerned = concernedId ? await commentWithId(db, concernedId) : undefined
  const shown = [
    ...(concerned && concerned.text !== '' ? await withContext(db, [concerned]) : []),
    ...comments.filter(({ comment }) => comment.id !== concerned?.id),
  ]
  const pending = await countPending(db)
  const last = comments.at(-1)?.comment
  return {
    title: 'Comments',
    status: problem?.status,
    main: (
      <>
        <nav className="row" aria-label="Comments">
          {(Object.keys(lists) as List[]).map((one) => (
            <a
              key={one}
              className={buttonClass({ variant: 'secondary' })}
              href={pathOf(one)}
              aria-current={one === list ? 'page' : undefined}
            >
              {lists[one]}
              {one === 'pending' && ` (${pending})`}
            </a>
          ))}
        </nav>
        {problem ? <p role="alert">{problem.reason}</p> : <DoneNotice visit={visit} list={list} />}
        <p className="muted keys" hidden>
          Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>a</kbd> approve, <kbd>r</kbd> refuse
        </p>
        {shown.length === 0 && <p className="muted">{emptyTexts[list]}</p>}
        {shown.map((queued, index) => (
          <CommentCard
            key={queued.comment.id}
            visit={visit}
            list={list}
            queued={queued}
            next={(shown[index + 1] ?? shown[index - 1])?.comment.id}
            draft={queued.comment.id === problem?.id ? problem.draft : undefined}
          />
        ))}
        {hasOlder && last && (
          <p>
            <a href={pathOf(list, { before: placeText({ time: last.created_at, id: last.id }) })}>
              Older comments
            </a>
          </p>
        )}
      </>
    ),
  }
}

/** The address of a list, such as after a decision. */
export function pathOf(list: string, query: Record<string, string> = {}): string {
  return `/desk/comments?${new URLSearchParams({ ...query, [names.list]: list })}`
}

const emptyTexts: Record<List, string> = {
  pending: 'No comment waits for a decision.',
  approved: 'No comment is approved.',
  rejected: 'No comment is refused. Refused ones are deleted after 30 days.',
}
/** What was done, and the list where it can be decided otherwise. */
const doneTexts: Record<Action, [text: string, list: List]> = {
  approve: ['The comment is approved.', 'approved'],
  reject: ['The comment is refused.', 'rejected'],
  reply: ['The reply is published.', 'approved'],
  undo: ['Undone.', 'pending'],
}

/** Says what was just done, and leads to where it can be changed, or taken back at once. */
function DoneNotice({ visit, list }: { visit: MemberVisit; list: List }) {
  const { did = '', id = '', [names.before]: before = '' } = Object.fromEntries(visit.url.searchParams)
  if (!Object.hasOwn(doneTexts, did)) return null
  const [text, then] = doneTexts[did as Action]
  return (
    <div className="row">
      <p role="status">{text}</p>
      {did !== 'undo' && (
        <>
          <PostForm
            visit={visit}
            action="/desk/comments"
            fields={{ [names.id]: id, [names.seen]: then, [names.before]: before, [names.list]: list }}
          >
            <button className={buttonClass({ variant: 'secondary' })} name={names.action} value="undo">
              Undo <span className="text-muted">({undoSeconds} seconds)</span>
            </button>
          </PostForm>
          <a href={pathOf(then, { id })}>Change it</a>
        </>
      )}
    </div>
  )
}
