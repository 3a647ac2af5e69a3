import { textTable } from '@/lib/text-table'
import type { Comment } from './store'

/** Longest excerpt in a table, in characters. */
const longestExcerpt = 60

/** One line for each comment: when, state, page, who, the beginning of the text, id. */
export function renderTable(comments: Comment[]): string {
  const rows = comments.map((comment) => [
    comment.created_at.slice(0, 16).replace('T', ' '),
    comment.status,
    comment.path,
    comment.name,
    excerpt(comment.text),
    comment.id.slice(0, 8),
  ])
  return textTable(['written (UTC)', 'status', 'page', 'name', 'text', 'id'], rows)
}

function excerpt(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > longestExcerpt ? `${flat.slice(0, longestExcerpt - 1)}…` : flat
}
