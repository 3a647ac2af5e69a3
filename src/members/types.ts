import type { ReactNode } from 'react'
import type { Db, Role } from '@/db/schema'
import type { Texts } from '@/requests/fields'
import type { AuditEntry } from './audit'

/** Somebody who may use the desk. */
export type Member = { id: string; email: string }

/** A request in which somebody signs in or registers a passkey. */
export type Attempt = {
  db: Db
  request: Request
  /** Address of the request, with the origin that the browser shows. */
  url: URL
  now: Date
}

/** A request to the desk; nobody needs to be signed in. */
export type Visit = Attempt & {
  /** What stands in the address for `:name` of the route. */
  params: Partial<Record<string, string>>
  isSignedIn: boolean
}

/** A request of a member. */
export type MemberVisit = Visit & {
  member: Member & { role: Role }
  /** The member signed in within the last minutes. */
  isFresh: boolean
  /** Id of the session, not its secret. */
  session: string
  /** What every form of this session carries, so that no other site can send one. */
  token: string
  /** What the navigation links to. */
  links: { path: string; name: string }[]
  /** Adds an entry to the audit log; `audit` of audit.ts does it in a transaction. */
  audit: (entry: AuditEntry) => Promise<void>
}

/** A sent form, whose origin has been checked, and of a member the token. */
export type Post = Visit & { texts: Texts }
export type MemberPost = MemberVisit & Post

/** A page: the layout draws the title as its heading. The status is 200 by default, such as 409 for a conflict. */
export type Page = {
  title: string
  main: ReactNode
  status?: number
  /** Seconds after which to try again. */
  retryAfter?: number
  head?: ReactNode
}

/** A page, or another response such as a redirect after a post or a download. */
type Handler<Request> = (visit: Request) => Promise<Page | Response>

/** A route of the desk. `nav` is the name in the navigation. */
export type Route = { path: string; nav?: string } & (MemberRoute | OpenRoute)
/**
 * A route of members only. Readers may get it and managers may also post, unless `for` names one role for both or
 * everybody. With `proof`, whoever signed in a while ago signs in again first.
 */
export type MemberRoute = {
  open?: false
  for?: 'managers' | 'everybody'
  proof?: true
  get?: Handler<MemberVisit>
  post?: Handler<MemberPost>
}
/** A route that needs no session. */
export type OpenRoute = { open: true; get?: Handler<Visit>; post?: Handler<Post> }
