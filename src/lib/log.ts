/** Logs an event as one line of JSON. Details must not identify a visitor. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, unknown> = {},
): void {
  const line = jsonLine({ time: new Date().toISOString(), level, event, ...details })
  if (level === 'error') console.error(line)
  // oxlint-disable-next-line no-console -- the log is what this function writes
  else console.log(line)
}

/** JSON with control and format characters escaped, because terminals obey them; JSON.stringify escapes too few. */
export function jsonLine(value: object): string {
  return JSON.stringify(value).replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (mark) =>
    mark
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
