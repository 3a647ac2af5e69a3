import { env } from '@/config/env'
import { done, refused, type Outcome } from '@/requests/outcome'
import { htmlResponse } from '@/requests/response'
import { buttonClass } from '@/ui/button'
import { CommentText, formClass, hintClass } from '../parts'
import { commentAnchor } from '../contract'
import { compareState, type Comment } from './comment'
import { renderComment } from './markdown'
import { decide, findComments, statusAfter, type Decision } from './moderate'
import { drawCommentsPage, pageTitleClass } from './pages'
import { notLoaded, notSaved, readTexts, withDatabase } from './service'
import { linkDays, moderatePath, readSignedLink, type Claim } from './signed-link'

const linkFields = ['id', 'action', 'state', 'until', 'signature']
const verbs: Record<Decision, { ask: string; button: string; done: string }> = {
  approve: { ask: 'Approve this comment?', button: 'Approve', done: 'approved' },
  reject: { ask: 'Reject this comment?', button: 'Reject', done: 'rejected' },
}
const gone = refused(404, 'This comment no longer exists.')

/** GET /comments/moderate: shows the comment and one button. It decides nothing, because mail scanners follow links. */
export async function askModerator(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const claim = readSignedLink(query, env('COMMENTS_WEBHOOK_SECRET'), new Date())
  if (typeof claim === 'string') return respond(request, refusalOf(claim))
  const outcome = await withDatabase<Comment>(notLoaded, async (db) => {
    const [comment] = await findComments(db, { id: claim.id, limit: 1 })
    return comment ? done(comment) : gone
  })
  if (outcome.kind !== 'done') return respond(request, outcome)
  const comment = outcome.body
  const compared = compareState(comment, claim.state, statusAfter[claim.decision])
  if (compared !== 'open') return respondDecided(request, claim, compared, comment)
  const form = <DecisionForm claim={claim} comment={comment} query={query} />
  return respond(request, outcome, verbs[claim.decision].ask, form)
}

/** POST /comments/moderate: applies the decision that the link allows. */
export async function decideByLink(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  if ('kind' in texts) return respond(request, texts)
  const query = new URLSearchParams(linkFields.map((name) => [name, texts.get(name) ?? '']))
  const claim = readSignedLink(query, env('COMMENTS_WEBHOOK_SECRET'), new Date())
  if (typeof claim === 'string') return respond(request, refusalOf(claim))
  const outcome = await withDatabase(notSaved, async (db) => {
    const decided = await decide(db, claim.id, claim.decision, {
      now: new Date(),
      seen: claim.state,
    })
    return decided ? done(decided) : gone
  })
  if (outcome.kind !== 'done') return respond(request, outcome)
  return respondDecided(request, claim, outcome.body.outcome, outcome.body.comment)
}

/** Says what became of a comment, by this decision or before. */
function respondDecided(
  request: Request,
  claim: Claim,
  result: 'decided' | 'same' | 'outdated',
  comment: Comment,
): Promise<Response> {
  const word = verbs[claim.decision].done
  const titles = {
    decided: `The comment is ${word}.`,
    same: `The comment was already ${word}.`,
    outdated: `The comment has changed since this link was made. It is ${comment.status} now.`,
  }
  const outcome = result === 'outdated' ? refused(409, titles.outdated) : done({})
  return respond(
    request,
    outcome,
    titles[result],
    <p>
      {result === 'outdated' && 'After an edit, a new notification brings links for the new text. '}
      <a href={`${comment.path}#${commentAnchor(comment.id)}`}>Go to the page</a>
    </p>,
  )
}

function DecisionForm({ claim, comment, query }: { claim: Claim; comment: Comment; query: URLSearchParams }) {
  return (
    <>
      <p className={hintClass}>
        By <bdi>{comment.name}</bdi> on <a href={comment.path}>{comment.path}</a>. Status: {comment.status}.
      </p>
      <CommentText html={renderComment(comment.text)} />
      <form method="post" action={moderatePath} className={formClass}>
        {linkFields.map((name) => (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ))}
        <button className={`justify-self-start ${buttonClass()}`} type="submit">
          {verbs[claim.decision].button}
        </button>
      </form>
    </>
  )
}

function refusalOf(reason: 'wrong' | 'expired') {
  return refused(
    403,
    reason === 'expired'
      ? `This link has expired. Links work for ${linkDays} days.`
      : 'This link is not valid.',
  )
}

/** A page with a title and content; by default it says why the request is refused. */
async function respond(
  { headers }: Request,
  outcome: Outcome<unknown>,
  title = outcome.kind === 'refused' ? outcome.reason : '',
  children: React.ReactNode = null,
): Promise<Response> {
  const page = await drawCommentsPage(
    { host: headers.get('host') ?? '', address: moderatePath },
    title,
    <>
      <h2 className={pageTitleClass}>{title}</h2>
      {children}
    </>,
  )
  // The address contains a signature. "no-referrer" would also hide the origin that our own forms are checked by.
  return htmlResponse(page, outcome, { 'Referrer-Policy': 'strict-origin' })
}
