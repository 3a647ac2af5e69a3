/**
 * Control and format characters and lone surrogates, except tab, line feed, and the joiners of emoji and Persian. They
 * steer terminals, reorder or hide text (bidi controls, tags, zero-width spaces), or break databases.
 */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu

/** Removes the NUL characters of a text that is compared with stored ones: PostgreSQL refuses a query that has one. */
export function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}

/** Cleans a text for storage: line breaks as \n, no invisible characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(invisible, '')
    .trim()
}

/** Cleans a text that has one line: any white space becomes one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}

/** Cleans a command's output, which may contain texts stored before they were cleaned. Keeps the line ends of CSV. */
export function cleanOutput(text: string): string {
  return text.replaceAll(/(?!\r\n)[\p{Cc}\p{Cf}\p{Cs}]/gu, (mark) => mark.replace(invisible, ''))
}
