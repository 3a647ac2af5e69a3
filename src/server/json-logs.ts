import { stripVTControlCharacters } from 'node:util'
import { jsonLine, log } from '@/lib/log'
import { parseJson } from '@/lib/parse-json'

/** Makes each line of this process a JSON object, also those of Next and Node. Call it before Next is imported. */
export function logAsJson(): void {
  for (const [stream, level] of [
    [process.stdout, 'info'],
    [process.stderr, 'error'],
  ] as const) {
    const write = stream.write.bind(stream) as (...parameters: unknown[]) => boolean
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) =>
      write(asJsonLine(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString(), level), ...rest)
    // When its reader has ended, each line fails. Were that an exception, it would be logged, which fails again, without end.
    stream.on('error', () => {})
  }

  // Node prints both past the streams.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log('warn', 'warning', { name, message }))
  process.on('uncaughtException', (error) => {
    // Next has its own listener, which prints the error, and goes on. Before it is there, the start has failed.
    if (process.listenerCount('uncaughtException') > 1) return
    log('error', 'start failed', { error: error.stack ?? String(error) })
    process.exit(1)
  })
}

/** What one call has written, as one line: unchanged if it is a JSON object, else as `message`. */
export function asJsonLine(written: string, level: 'info' | 'error'): string {
  const text = stripVTControlCharacters(written).trim()
  if (text === '') return ''
  if (isJsonObject(text)) return `${text}\n`
  const time = new Date().toISOString()
  // Next marks warnings so.
  const line = { time, level: text.startsWith('⚠') ? 'warn' : level, event: 'output', message: text }
  return `${jsonLine(line)}\n`
}

function isJsonObject(text: string): boolean {
  return text.startsWith('{') && !text.includes('\n') && parseJson(text) !== undefined
}
