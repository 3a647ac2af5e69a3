import { textTable } from '@/lib/text-table'
import type { Comment } from './store'

/** In characters. */
const maxExcerptLength = 60

/** Renders a text table with a line per comment. */
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
  return flat.length > maxExcerptLength ? `${flat.slice(0, maxExcerptLength - 1)}…` : flat
}
