import { parseArgs } from 'node:util'
import { renderTable } from '@/comments/server/comment-text'
import { decide, deleteComments, findComments, replyAsTeam, type Decision } from '@/comments/server/moderate'
import type { Comment } from '@/comments/server/store'
import { configuredPlace, connect } from '@/db/connection'

/** `npm run comments`: what visitors wrote, for those who moderate. */
const usage = `npm run comments -- list    [--status pending|approved|rejected|removed] [--limit <n>]   those that wait first
npm run comments -- show    <id>                            one comment, whole
npm run comments -- approve <id>… [--team]                  publishes; --team marks it as the team's own
npm run comments -- reject  <id>…                           refuses; deleted 30 days later
npm run comments -- reply   <id> --as <name> --text <text>  publishes a reply of the team
npm run comments -- export  [--status …] [--email <address>]  JSON
npm run comments -- delete  <id>… [--yes]                   without --yes only says what it would do

An id may be shortened as long as it is clear. Reads DATABASE_URL or DATABASE_PATH, as the server does.`

const { values, positionals } = readArguments()
const [command, ...ids] = positionals
const commands: Record<string, () => Promise<string>> = {
  list,
  show,
  approve: () => decideAll('approve'),
  reject: () => decideAll('reject'),
  reply,
  export: exportAll,
  delete: remove,
}
const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined
if (!run) {
  console.error(usage)
  process.exit(1)
}

const { db } = await connect(configuredPlace())
try {
  process.stdout.write(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        limit: { type: 'string' },
        email: { type: 'string' },
        team: { type: 'boolean' },
        as: { type: 'string' },
        text: { type: 'string' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}

async function list(): Promise<string> {
  const comments = await findComments(db, { status: status(), limit: limit() })
  return comments.length === 0 ? 'No comments.\n' : `${renderTable(comments)}\n`
}

async function show(): Promise<string> {
  const [comment] = await named()
  return `${JSON.stringify(publicFields(comment), null, 2)}\n`
}

async function decideAll(decision: Decision): Promise<string> {
  const lines: string[] = []
  for (const comment of await named()) {
    const decided = await decide(db, comment.id, decision, {
      now: new Date(),
      team: values.team,
      seen: comment.edited_at ?? '',
    })
    const word = decision === 'approve' ? 'approved' : 'refused'
    const outcomes = {
      decided: word,
      same: `was ${word} before`,
      outdated: 'was changed meanwhile; read it again',
    }
    const outcome = decided ? outcomes[decided.outcome] : 'is removed'
    lines.push(`${comment.id.slice(0, 8)} by ${comment.name}: ${outcome}\n`)
  }
  return lines.join('')
}

async function reply(): Promise<string> {
  const [comment] = await named()
  const { as: name, text } = values
  if (!name || !text || !comment) throw new Error(usage)
  const id = await replyAsTeam(db, comment, { name, text, now: new Date() })
  return `Published ${id.slice(0, 8)} below ${comment.path}.\n`
}

async function exportAll(): Promise<string> {
  const comments = await findComments(db, { status: status(), email: values.email })
  return `${JSON.stringify(comments.map(publicFields), null, 2)}\n`
}

async function remove(): Promise<string> {
  const comments = await named()
  if (!values.yes) return `${renderTable(comments)}\n\nWould delete ${comments.length}. Add --yes to do it.\n`
  await deleteComments(
    db,
    comments.map(({ id }) => id),
  )
  return `Deleted ${comments.length}.\n`
}

function limit(): number {
  const { limit: text = '50' } = values
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error('--limit is a whole number above 0.')
  return Number(text)
}

function status(): Comment['status'] | undefined {
  const known = ['pending', 'approved', 'rejected', 'removed'] as const
  const found = known.find((one) => one === values.status)
  if (values.status !== undefined && !found) throw new Error(`--status is one of ${known.join(', ')}.`)
  return found
}

async function named(): Promise<Comment[]> {
  if (ids.length === 0) throw new Error(usage)
  const found: Comment[] = []
  for (const id of ids) {
    const [comment, other] = await findComments(db, { id, limit: 2 })
    if (!comment || other)
      throw new Error(`${comment ? 'Several comments begin' : 'No comment begins'} with ${id}.`)
    found.push(comment)
  }
  return found
}

/** What an operator needs; the digests tell nobody anything. */
function publicFields(comment: Comment | undefined) {
  if (!comment) return undefined
  const { writer: _writer, key: _key, ...fields } = comment
  return { ...fields, team: fields.team === 1 }
}
