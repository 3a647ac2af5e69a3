/** A value as a cell of CSV (RFC 4180); a spreadsheet will not run it. Numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = String(value)
  // A text that begins like this would be a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
