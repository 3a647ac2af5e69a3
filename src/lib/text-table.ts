import { cleanLine } from './clean-text'

export type Table = { headings: string[]; rows: string[][] }

/** Formats a table for a terminal, with aligned columns. */
export function textTable({ headings, rows }: Table): string {
  const table = [headings, ...rows].map((row) => row.map(cleanLine))
  const widths = headings.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return table.map((row) => line(row).trimEnd()).join('\n')
}
