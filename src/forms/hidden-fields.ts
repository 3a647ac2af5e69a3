/**
 * The address of a form's own page with hidden fields, for visitors without JavaScript. They are in the query for this
 * site's forms, whose server needs them, and in the hash for other hosts, as the form contract requires.
 */
export function withHidden(address: string, hidden: Record<string, string> = {}): string {
  const own = address.startsWith('/')
  const names = Object.entries(hidden).map(([name, value]) => [own ? `hidden.${name}` : name, value])
  return names.length > 0 ? `${address}${own ? '?' : '#'}${new URLSearchParams(names).toString()}` : address
}

/** Formats a record as the value of a `data-tf-` attribute. */
export function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${value}`.replaceAll(',', String.raw`\,`))
    .join(',')
}
