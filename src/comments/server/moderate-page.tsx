import { env } from '@/config/env'
import { done, refused, type Outcome } from '@/requests/outcome'
import { renderComment } from './markdown'
import { decide, findComments, type Decision } from './moderate'
import { pageAnswer } from './pages'
import { readTexts } from './read-request'
import { notLoaded, notSaved, withDatabase } from './service'
import { linkDays, moderatePath, readSignedLink, type Claim } from './signed-link'
import { drawMessage } from './thread-page'
import { CommentText } from '../parts'
import { commentAnchor } from '../contract'
import { isEmptied, type Comment } from './store'

/** When the comment on the page was last changed, so that nobody decides about words not read. */
const seenField = 'edited'
const linkFields = ['id', 'action', 'until', 'signature']
const verbs: Record<Decision, { ask: string; button: string; done: string }> = {
  approve: { ask: 'Approve this comment?', button: 'Approve', done: 'approved' },
  reject: { ask: 'Refuse this comment?', button: 'Refuse', done: 'refused' },
}
const gone = refused(404, 'This comment is no longer there.')

/** GET /comments/moderate: shows the comment and one button; mail scanners follow links, so nothing is decided yet. */
export async function askModerator(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const claim = readSignedLink(query, env('COMMENTS_WEBHOOK_SECRET'), new Date())
  if (typeof claim === 'string') return answer(request, refusalOf(claim))
  const outcome = await withDatabase<Comment>(notLoaded, async (db) => {
    const [comment] = await findComments(db, { id: claim.id, limit: 1 })
    return comment && !isEmptied(comment) ? done(comment) : gone
  })
  if (outcome.kind !== 'done') return answer(request, outcome)
  const question = <Question claim={claim} comment={outcome.body} query={query} />
  return answer(request, outcome, verbs[claim.decision].ask, question)
}

/** POST /comments/moderate: does what the link allows. */
export async function decideByLink(request: Request): Promise<Response> {
  const texts = await readTexts(request)
  if ('kind' in texts) return answer(request, texts)
  const query = new URLSearchParams(linkFields.map((name) => [name, texts.get(name) ?? '']))
  const claim = readSignedLink(query, env('COMMENTS_WEBHOOK_SECRET'), new Date())
  if (typeof claim === 'string') return answer(request, refusalOf(claim))
  const outcome = await withDatabase(notSaved, async (db) => {
    const decided = await decide(db, claim.id, claim.decision, {
      now: new Date(),
      seen: texts.get(seenField) ?? '',
    })
    return decided ? done(decided) : gone
  })
  if (outcome.kind !== 'done') return answer(request, outcome)
  const { outcome: result, comment } = outcome.body
  if (result === 'outdated') {
    const again = `The comment was changed meanwhile. ${verbs[claim.decision].ask}`
    return answer(request, outcome, again, <Question claim={claim} comment={comment} query={query} />)
  }
  const word = verbs[claim.decision].done
  const title = result === 'decided' ? `The comment is ${word}.` : `The comment was ${word} before.`
  return answer(
    request,
    outcome,
    title,
    <p>
      <a href={`${comment.path}#${commentAnchor(comment.id)}`}>Go to the page</a>
    </p>,
  )
}

function Question({ claim, comment, query }: { claim: Claim; comment: Comment; query: URLSearchParams }) {
  return (
    <>
      <p className="comments-hint">
        By <bdi>{comment.name}</bdi> on <a href={comment.path}>{comment.path}</a>. Now: {comment.status}.
      </p>
      <CommentText html={renderComment(comment.text)} />
      <form method="post" action={moderatePath} className="comments-form">
        {linkFields.map((name) => (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ))}
        <input type="hidden" name={seenField} value={comment.edited_at ?? ''} />
        <button className="button button-primary comments-button" type="submit">
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
      ? `This link is too old. Links work for ${linkDays} days.`
      : 'This link is not valid.',
  )
}

async function answer(
  { headers }: Request,
  outcome: Outcome<unknown>,
  title = outcome.kind === 'refused' ? outcome.reason : '',
  children: React.ReactNode = null,
): Promise<Response> {
  return pageAnswer(await drawMessage(headers.get('host') ?? '', title, children), outcome)
}
