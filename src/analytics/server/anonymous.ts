/** Removes email addresses, because one in a URL or a search would identify a person in the counts. */
export function withoutEmails(text: string): string {
  return text.replaceAll(/[^\s/?&=:"]+(?:@|%40)[^\s/?&="]+/gi, '…')
}
