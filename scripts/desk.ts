import { env } from '@/config/env'
import { maxEmailLength } from '@/lib/max-email-length'
import { textTable } from '@/lib/text-table'
import type { Db, Role } from '@/db/schema'
import { invite, linkFor, listMembers, removeMember, setRole } from '@/members/members'
import { linkPath } from '@/members/pages/join'
import { FlagError, readFlags, runCommand } from './operator'

/** `npm run desk`: the members of the desk. */
const usage = `npm run desk -- invite <email> [--origin <url>]   a link that works once within 24 hours and registers a passkey
       [--role reader|manager]                    a reader sees everything and changes nothing; default manager
npm run desk -- role   <email> reader|manager     changes what a member may do
npm run desk -- link   <email> [--origin <url>]   a link that signs in once within 10 minutes, where a passkey is lost
npm run desk -- list                              members, with their passkeys and sessions
npm run desk -- remove <email>                    removes a member and ends all sessions

Links begin with --origin, else with SITE_URL, else with http://localhost and PORT.
Uses DATABASE_URL or DATABASE_PATH, as the server does.`

const { values, positionals } = readFlags(usage, ['origin', 'role'])
const [command, email, ...rest] = positionals
const origin = values.origin ?? env('SITE_URL') ?? `http://localhost:${env('PORT') ?? 3000}`
await runCommand(
  {
    invite: async (db) =>
      link('invitation', invite(db, address(), new Date(), role(values.role ?? 'manager'))),
    link: async (db) => link('link', linkFor(db, address(), new Date())),
    list,
    async role(db) {
      await setRole(db, address(), role(rest[0]), new Date())
      return `${address()} is a ${rest[0]} now.\n`
    },
    async remove(db) {
      await removeMember(db, address(), new Date())
      return `Removed ${address()}.\n`
    },
  },
  rest.length === (command === 'role' ? 1 : 0) ? command : undefined,
  usage,
)

async function link(kind: 'invitation' | 'link', token: Promise<string>): Promise<string> {
  const url = new URL(linkPath(kind, await token), origin)
  if (!(values.origin ?? env('SITE_URL') ?? env('PORT')))
    console.error('PORT is not set, so the link is to port 3000.')
  return `${url}\n`
}

async function list(db: Db): Promise<string> {
  const members = await listMembers(db, new Date())
  if (members.length === 0) return 'No members. The desk does not exist until somebody is invited.\n'
  const rows = members.map((member) => [
    member.email,
    member.joined_at?.slice(0, 10) ?? `invited ${member.invited_at.slice(0, 10)}`,
    member.role,
    String(member.passkeys),
    String(member.sessions),
  ])
  return `${textTable({ headings: ['member', 'joined', 'role', 'passkeys', 'sessions'], rows })}\n`
}

function role(text: string | undefined): Role {
  if (text === 'reader' || text === 'manager') return text
  throw new FlagError('The role must be reader or manager.')
}

function address(): string {
  if (!/^https?:/.test(origin) || !URL.canParse(origin))
    throw new FlagError(`--origin must be an address such as https://site.example, not "${origin}".`)
  if (email && email.length <= maxEmailLength && /^[^@\s]+@[^@\s]+$/.test(email)) return email.toLowerCase()
  throw new FlagError(usage)
}
