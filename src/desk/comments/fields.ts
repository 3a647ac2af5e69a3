/** Lists of comments, by status. */
export const lists = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Refused',
} as const
export type List = keyof typeof lists

/** Fields of the forms of the queue, besides the text of a reply. */
export const names = {
  action: 'action',
  id: 'id',
  /** State of the comment that the member read. */
  seen: 'seen',
  /** The list that the form is on. */
  list: 'status',
  /** The comment after this one, where the member goes on. */
  next: 'next',
  /** When the decision was made that is to be undone. */
  at: 'at',
  /** Status of the comment before that decision. */
  before: 'before',
} as const

/** What was just done. In the address after a redirect, so that it can be said and undone. */
export type Done = { did: 'approve' | 'reject' | 'reply' | 'undo'; id: string; at: string; before: List }

export function isList(text: string | null | undefined): text is List {
  return text !== null && text !== undefined && Object.hasOwn(lists, text)
}
