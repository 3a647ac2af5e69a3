import { answerText, type Field } from './fields'

/**
 * Makes the link of the last screen save a copy of the answers, for forms that offer one; the browser makes the file.
 * Expects the fields that were sent, and the address of the page where the form was opened.
 */
export function offerCopy(host: HTMLElement, fields: Field[], page: string | undefined): void {
  const link = host.querySelector<HTMLAnchorElement>('a[data-copy]')
  if (!link) return
  const now = new Date()
  const title = host.querySelector('h1')?.textContent ?? ''
  URL.revokeObjectURL(link.href)
  const type = 'text/plain;charset=utf-8'
  link.href = URL.createObjectURL(new Blob([copyText(title, fields, now, page)], { type }))
  link.download = `answers-${now.toISOString().slice(0, 10)}.txt`
  link.hidden = false
}

/** The answers as plain text, without questions that were left empty. */
export function copyText(title: string, fields: Field[], sent: Date, page?: string): string {
  const time = sent.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  const answers = fields.flatMap((field) => {
    const answer = answerText(field)
    return answer ? [`${field.definition.title}\n${answer}`] : []
  })
  const head = [title, `Sent on ${time}`, ...(page ? [`From ${page}`] : [])].join('\n')
  return `${[head, ...answers].join('\n\n')}\n`
}
