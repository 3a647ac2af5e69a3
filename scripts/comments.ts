import { textTable } from '@/lib/text-table'
import { FlagError, findNamed, readFlags, readLimit, runCommand, type Data } from './operator'
import { commentRows, stateOf, type Comment } from '@/comments/server/comment'
import { decide, deleteComments, findComments, replyAsTeam, type Decision } from '@/comments/server/moderate'

/** `npm run comments`: moderates comments. */
const usage = `npm run comments -- list    [--status pending|approved|rejected] [--limit <n>]   pending ones first
npm run comments -- show    <id>                            one comment in full
npm run comments -- approve <id>… [--team]                  publishes; --team marks the writer as a team member
npm run comments -- reject  <id>…                           rejects; deleted 30 days later
npm run comments -- reply   <id> --as <name> --text <text>  publishes a reply from the team
npm run comments -- export  [--status …] [--email <address>]  JSON
npm run comments -- delete  <id>… [--yes]                   without --yes a dry run

Ids may be shortened while they are unique. Uses DATABASE_URL or DATABASE_PATH, as the server does.`

const texts = ['status', 'limit', 'email', 'as', 'text'] as const
const { values, positionals } = readFlags(usage, texts, ['team', 'yes'])
const [command, ...ids] = positionals
await runCommand(
  {
    list,
    show,
    approve: (db) => decideAll(db, 'approve'),
    reject: (db) => decideAll(db, 'reject'),
    reply,
    export: exportAll,
    delete: remove,
  },
  command,
  usage,
)

async function list(db: Data): Promise<string> {
  const comments = await findComments(db, { status: status(), limit: readLimit(values.limit) })
  return comments.length === 0 ? 'No comments.\n' : `${textTable(commentRows(comments))}\n`
}

async function show(db: Data): Promise<string> {
  const [comment] = await named(db)
  return `${JSON.stringify(publicFields(comment), null, 2)}\n`
}

async function decideAll(db: Data, decision: Decision): Promise<string> {
  const lines: string[] = []
  for (const comment of await named(db)) {
    const decided = await decide(db, comment.id, decision, {
      now: new Date(),
      team: values.team,
      seen: stateOf(comment),
    })
    const word = decision === 'approve' ? 'approved' : 'rejected'
    const outcomes = {
      decided: word,
      same: `was already ${word}`,
      outdated: 'was edited or decided in the meantime; read it again',
    }
    const outcome = decided ? outcomes[decided.outcome] : 'is deleted'
    lines.push(`${comment.id.slice(0, 8)} by ${comment.name}: ${outcome}\n`)
  }
  return lines.join('')
}

async function reply(db: Data): Promise<string> {
  const [comment] = await named(db)
  const { as: name, text } = values
  if (!name || !text || !comment) throw new FlagError(usage)
  const id = await replyAsTeam(db, comment, { name, text, now: new Date() })
  return `Published ${id.slice(0, 8)} below ${comment.path}.\n`
}

async function exportAll(db: Data): Promise<string> {
  const comments = await findComments(db, { status: status(), email: values.email })
  return `${JSON.stringify(comments.map(publicFields), null, 2)}\n`
}

async function remove(db: Data): Promise<string> {
  const comments = await named(db)
  if (!values.yes)
    return `${textTable(commentRows(comments))}\n\nWould delete ${comments.length}. Add --yes to do it.\n`
  await deleteComments(
    db,
    comments.map(({ id }) => id),
  )
  return `Deleted ${comments.length}.\n`
}

function status(): Comment['status'] | undefined {
  const known = ['pending', 'approved', 'rejected'] as const
  const found = known.find((one) => one === values.status)
  if (values.status !== undefined && !found)
    throw new FlagError(`--status must be one of ${known.join(', ')}.`)
  return found
}

async function named(db: Data): Promise<Comment[]> {
  if (ids.length === 0) throw new FlagError(usage)
  return findNamed(ids, (id) => findComments(db, { id, limit: 2 }), ['comment', 'comments'])
}

/** The fields for an operator, without the digests. */
function publicFields(comment: Comment | undefined) {
  if (!comment) return undefined
  const { writer: _writer, key: _key, ...fields } = comment
  return { ...fields, team: fields.team === 1 }
}
