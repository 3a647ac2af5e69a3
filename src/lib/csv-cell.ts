/** Formats a value as a CSV cell (RFC 4180) that no spreadsheet runs as a formula. Numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = String(value)
  // Spreadsheets evaluate text that starts with one of these as a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
