/**
 * Where a spreadsheet would see the start of a formula: at the start of a cell, and after what another locale or program
 * reads as the end of one, even within quotes. Includes the full-width signs that East Asian versions accept.
 */
const formulaStart = /(^|[,;|\t\r\n])(?=[ \u00a0"]*[=+\-@＝＋－＠])/g

/** Formats a line of CSV (RFC 4180). */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Formats a value as a CSV cell (RFC 4180) that no spreadsheet runs as a formula. Numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = String(value)
  const safe =
    typeof value === 'string' ? text.replace(/^(?=[\t\r\n])/, "'").replaceAll(formulaStart, "$1'") : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
