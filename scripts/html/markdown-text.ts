/** A code block whose lines ran together: one long line with runs of spaces. */
const runTogether = /\{ {2,}[^\s{}][^{}\n]*[^\s{}]\}/
const fenced = /^ *```[^\n]*\n[\s\S]*?^ *```$/gm

/** Problems of a page's Markdown text, except for its links. */
export function markdownTextProblems(text: string): string[] {
  const prose = text.replaceAll(fenced, '')
  const listings = text.match(fenced) ?? []
  return [
    ...(/^---\ntitle: ".+"\ndescription: ".+"\nurl: "https?:/.test(text) ? [] : ['has no head']),
    ...(/^# \S/m.test(prose) ? [] : ['has no heading']),
    ...(/(?<!!)\[\]\(/.test(prose) ? ['has a link without a name'] : []),
    ...(listings.some((listing) => runTogether.test(listing))
      ? ['has a listing whose lines run together']
      : []),
  ]
}
