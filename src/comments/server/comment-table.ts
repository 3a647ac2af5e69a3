import type { Table } from '@/lib/text-table'
import type { Comment } from './store'

/** In characters. */
const maxExcerptLength = 60

/** A table with a row per comment, to be shown as text or HTML. */
export function commentRows(comments: Comment[]): Table {
  const rows = comments.map((comment) => [
    comment.created_at.slice(0, 16).replace('T', ' '),
    comment.status,
    comment.path,
    comment.name,
    excerpt(comment.text),
    comment.id.slice(0, 8),
  ])
  return { headings: ['written (UTC)', 'status', 'page', 'name', 'text', 'id'], rows }
}

function excerpt(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > maxExcerptLength ? `${flat.slice(0, maxExcerptLength - 1)}…` : flat
}
