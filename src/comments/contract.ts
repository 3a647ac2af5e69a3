import {
  isBoolean,
  isCount,
  isListOf,
  isObject,
  isOptional,
  isRecordOf,
  isShape,
  isString,
} from '@/lib/guards'

/** What the browser part and the server part of the comments share. */

/** In characters. */
export const maxCommentLength = 5000
export const maxNameLength = 60

/** The eight reactions in the order of giscus, with GitHub's names. */
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
/** The only reaction to a comment; a page has all eight. */
export const commentReaction: ReactionKind = '+1'

/** Request header with the writer's token, which keeps it out of addresses and logs. */
export const tokenHeader = 'x-comment-token'

export const commentsApi = '/api/comments'
export const reactionsApi = '/api/comments/reactions'
export const commentApi = (id: string) => `${commentsApi}/${id}`
/** HTML id of a comment. */
export const commentAnchor = (id: string) => `comment-${id}`

export type ReactionCount = { count: number; mine: boolean }

export type CommentView = {
  id: string
  parent: string | null
  /** Absent when the comment was removed. */
  name?: string
  /** Rendered by the server from Markdown; the only text that the browser inserts as HTML. */
  html?: string
  team: boolean
  status: 'approved' | 'pending' | 'rejected' | 'removed'
  /** ISO date-time. */
  createdAt: string
  likes: ReactionCount
  /** Written in this browser, which may delete it. */
  own: boolean
}

export type ThreadView = {
  /** A page of comments and replies, oldest first. */
  comments: CommentView[]
  /** The number of approved comments and replies on all pages. */
  total: number
  /** The place where older comments start, for the query of the next page; null on the last one. */
  older: string | null
  /** Reactions to the page; kinds without any are absent. */
  reactions: Partial<Record<ReactionKind, ReactionCount>>
}

export type Problem = { error: string; errors?: Partial<Record<string, string>> }

/*
 * What the browser accepts as a response, since a proxy may send something else. A comment that cannot be rendered is caught
 * around the conversation.
 */

const isComment = (value: unknown): value is CommentView => isShape<{ id: string }>({ id: isString })(value)
export const isThread = isShape<ThreadView>({
  comments: isListOf(isComment),
  total: isCount,
  older: (value) => value === null || isString(value),
  reactions: isRecordOf((value): value is ReactionCount => isObject(value)),
})
export const isStoredComment = isShape<{ comment: CommentView }>({ comment: isComment })
export const isDeletion = isShape<{ deleted: string }>({ deleted: isString })
export const isReaction = isShape<{ on: boolean }>({ on: isBoolean })
export const isProblem = isShape<Problem>({ error: isString, errors: isOptional(isRecordOf(isString)) })
