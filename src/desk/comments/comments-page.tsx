import { PostForm } from '@/members/post-form'
import type { MemberVisit, Page } from '@/members/types'
import { CommentCard } from './comment-card'
import { isList, lists, names, type Done, type List } from './fields'
import { commentWithId, placeOf } from '@/comments/server/comment'
import { isUndoable, undoSeconds } from '@/comments/server/moderate'
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
  const status = searchParams.get(names.list)
  return drawQueue(visit, isList(status) ? status : 'pending')
}

/** The queue, also after a decision that could not be made. That comment is shown first, as it is now. */
export async function drawQueue(visit: MemberVisit, list: List, problem?: Problem): Promise<Page> {
  const { db, url } = visit
  const { comments, hasOlder } = await readQueue(db, list, placeOf(url.searchParams.get('before') ?? ''))
  const concerned = problem && (await commentWithId(db, problem.id))
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
            <a href={pathOf(list, { before: `${last.created_at}_${last.id}` })}>Older comments</a>
          </p>
        )}
      </>
    ),
  }
}

/** The address of a list, such as after a decision. */
export function pathOf(list: List, query: Partial<Done> | { before: string } = {}): string {
  return `/desk/comments?${new URLSearchParams({ ...query, [names.list]: list })}`
}

const emptyTexts: Record<List, string> = {
  pending: 'No comment waits for a decision.',
  approved: 'No comment is approved.',
  rejected: 'No comment is refused. Refused ones are deleted after 30 days.',
}
const doneTexts: Record<Done['did'], string> = {
  approve: 'The comment is approved.',
  reject: 'The comment is refused.',
  reply: 'The reply is published.',
  undo: 'Undone.',
}

/** Says what was just done, and offers to undo it for as long as that works. */
function DoneNotice({ visit: { url, now, ...visit }, list }: { visit: MemberVisit; list: List }) {
  const { did = '', id = '', at = '', before = '' } = Object.fromEntries(url.searchParams)
  if (!Object.hasOwn(doneTexts, did)) return null
  return (
    <div className="row done">
      <p role="status">{doneTexts[did as Done['did']]}</p>
      {did !== 'undo' && isUndoable(at, now) && (
        <PostForm visit={visit} action="/desk/comments" className="undo">
          <input type="hidden" name={names.id} value={id} />
          <input type="hidden" name={names.at} value={at} />
          <input type="hidden" name={names.before} value={before} />
          <input type="hidden" name={names.list} value={list} />
          <button
            className={buttonClass({ variant: 'secondary' })}
            name={names.action}
            value={did === 'reply' ? 'undo-reply' : 'undo'}
          >
            Undo <span className="muted">({undoSeconds} seconds)</span>
          </button>
        </PostForm>
      )}
    </div>
  )
}
