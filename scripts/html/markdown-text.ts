/** A block on one line whose parts were indented: its lines ran together. */
const runTogether = /\{ {2,}[^\s{}][^{}\n]*[^\s{}]\}/
const fenced = /^ *```[^\n]*\n[\s\S]*?^ *```$/gm

/** What is wrong with the text of a page in its Markdown form; links are looked at apart. */
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
