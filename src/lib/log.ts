/** Logs an event as one line of JSON. Details must not identify a visitor. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, unknown> = {},
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details })
  if (level === 'error') console.error(line)
  // oxlint-disable-next-line no-console -- the log is what this function writes
  else console.log(line)
}
