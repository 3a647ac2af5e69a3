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
  const table = [['written (UTC)', 'status', 'page', 'name', 'text', 'id'], ...rows]
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return table.map((row) => line(row).trimEnd()).join('\n')
}

function excerpt(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > longestExcerpt ? `${flat.slice(0, longestExcerpt - 1)}…` : flat
}
