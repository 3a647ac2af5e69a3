import { postFields } from '@/requests/fields'

/** What the browser and the server of the comments agree on. */

/** Longest comment and longest name, in characters. */
export const longestComment = 5000
export const longestName = 60

/** The eight reactions, in the order of giscus, by the names that GitHub gives them. */
export const reactionKinds = [
  { kind: '+1', label: 'Thumbs up' },
  { kind: '-1', label: 'Thumbs down' },
  { kind: 'laugh', label: 'Laugh' },
  { kind: 'hooray', label: 'Hooray' },
  { kind: 'confused', label: 'Confused' },
  { kind: 'heart', label: 'Heart' },
  { kind: 'rocket', label: 'Rocket' },
  { kind: 'eyes', label: 'Eyes' },
] as const
export type ReactionKind = (typeof reactionKinds)[number]['kind']
/** A comment takes this one; the page takes all eight. */
export const commentReaction: ReactionKind = '+1'

/** Fields of a sent comment. */
export const fields = {
  path: 'path',
  parent: 'parent',
  name: 'name',
  email: 'email',
  text: 'text',
  ...postFields,
  /** The writer's token, where no script can send it as a header. */
  token: '_token',
  /** What to do with a comment that is there: `edit` or `delete`, where a browser can only POST. */
  action: '_action',
} as const

/** Header with the writer's token, so that it stands in no address and no log. */
export const tokenHeader = 'x-comment-token'

export const commentsApi = '/api/comments'
export const reactionsApi = '/api/comments/reactions'
export const previewApi = '/api/comments/preview'
export const commentApi = (id: string) => `${commentsApi}/${id}`
/** The page with the conversation of a post or chapter for browsers without script. */
export const threadPagePath = (path: string) => `/comments${path}`
/** Slot of the built page in which that conversation is drawn. */
export const frameSlot = 'comments'
/** Anchor of a comment. */
export const commentAnchor = (id: string) => `comment-${id}`

export type ReactionCount = { count: number; mine: boolean }

export type CommentView = {
  id: string
  parent: string | null
  /** Absent in the place of a removed comment. */
  name?: string
  /** Made by the server from the Markdown of the comment; the only HTML that is shown as HTML. */
  html?: string
  team: boolean
  status: 'approved' | 'pending' | 'rejected' | 'removed'
  /** ISO date-time. */
  createdAt: string
  edited: boolean
  likes: ReactionCount
  /** The writer's own comment while it can be changed: for how many more seconds, and its Markdown. */
  own?: { seconds: number; text: string }
}

export type ThreadView = {
  /** Comments as they followed each other, replies among them. */
  comments: CommentView[]
  /** Reactions to the page; kinds that nobody gave are left out. */
  reactions: Partial<Record<ReactionKind, ReactionCount>>
}

export type Problem = { error: string; errors?: Partial<Record<string, string>> }
