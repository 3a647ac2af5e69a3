import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bannedPhrasesFile } from '../collections'
import type { Problem } from '../types'
import { displayPath, filesBelow } from '../source'

/** Copy is in `.ts` files too. The list names what it bans. */
const copy = /(?<!\/banned-phrases|\.test)\.(md|yaml|tsx?)$/

/** Banned phrases in the files of `content/`, and in the copy in code, whose comments are not read (docs/editorial.md). */
export function ticProblems(): Problem[] {
  const tics = bannedPhrasesFile.read().entries.flatMap(({ data }) =>
    // Without the flag `u`, which makes a search without regard to case seven times slower.
    data.map(({ phrase, instead }) => ({
      words: new RegExp(`\\b${phrase.replaceAll(' ', '\\s+')}\\b`, 'gi'),
      instead,
    })),
  )
  const files = ['', path.join('..', 'src')].flatMap(filesBelow).filter((file) => copy.test(file))
  return files.flatMap((file) => {
    const text = /\.tsx?$/.test(file)
      ? withoutComments(readFileSync(file, 'utf8'))
      : readFileSync(file, 'utf8')
    return tics.flatMap(({ words, instead }) =>
      [...text.matchAll(words)].map((match) => ({
        file: displayPath(file),
        line: text.slice(0, match.index).split('\n').length,
        message: `"${match[0].replaceAll(/\s+/g, ' ')}" is banned: ${instead} (docs/editorial.md)`,
      })),
    )
  })
}

/** Blanks comments, so that lines keep their numbers. A `//` after a colon is part of an address. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*.*?\*\/|(?<![:'"`])\/\/.*?$/gms, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}
