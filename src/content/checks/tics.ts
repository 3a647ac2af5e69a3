import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../problems'
import { displayPath } from '../source'

/** A turn of phrase that the editorial guide bans (docs/editorial.md#banned-phrases), and what to write instead. */
type Tic = { words: RegExp; instead: string }

/** Spaces stand for any white space, since texts are wrapped. */
export const tics: Tic[] = [
  ['says (who|what|which)', 'name the actor and the fact, such as "the check names the client"'],
  ['of (its|their|our|your) own', 'write "its own key", "a separate key", or leave it out'],
  ['(held|hold|holds|holding) against', 'write "compared with" or "checked against"'],
  ['decid(e|es|ed|ing) about', 'write what is decided'],
  ['row by row', 'name what is compared'],
  ['what is in it', 'name the contents'],
  ['(in|from) stored copies', 'say when the source was read'],
  ['tests of this site', 'how the site is tested belongs in the README'],
  ['address is not set up here', 'say where the visitor can go instead'],
  ['(a|an|the|this) \\w+ of (yours|ours|theirs)', 'write "your page", "one of our engineers"'],
  ['(engineer|person|member) of our team', 'write "one of our engineers"'],
  ['anew', 'write "again"'],
  ['shall', 'write "must", "will", or what the field is for'],
  ['in this page', 'write "on this page"'],
  ['knows? no', 'write "has no" or "does not cover"'],
  ['(we|you|they) are (two|three|four|five|six)', 'write "there are five of us"'],
  ['counts? no more', 'write "no longer counts"'],
  ['stands? (in|on|at|above|below|beside)', 'write "is in", "is above"'],
  [
    'names (the|each|every|its|an?|both) (field|graph|key|operation|directive|rule|scope|topic)s?',
    'write "lists", "contains", or "reports"',
  ],
  ['comes? on top', 'write "is extra"'],
  ['running requests', 'write "in-flight requests"'],
  ['without a credit card', 'write "no credit card required"'],
  ['e-mails?', 'write "email"'],
  ['speaks? against', 'write "argues against", or what is found'],
  ['in this time', 'write "in this period"'],
  ['full stop', 'write "period"'],
  [
    '\\d{1,2} (January|February|March|April|June|July|August|September|October|November|December)',
    'write "March 17"',
  ],
  [
    '(colour|favour|behaviour|neighbour|honour|labour|organis|recognis|summaris|licence|cancelling)\\w*',
    'use American spelling',
  ],
].map(([words = '', instead = '']) => ({
  // Without the flag `u`, which makes a search without regard to case seven times slower.
  words: new RegExp(`\\b${words.replaceAll(' ', '\\s+')}\\b`, 'gi'),
  instead,
}))

/** Banned phrases in a text, with their lines. Takes the name of its file for messages. */
export function ticProblems(file: string, text: string): Problem[] {
  return tics.flatMap(({ words, instead }) =>
    [...text.matchAll(words)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      message: `"${match[0].replaceAll(/\s+/g, ' ')}" is banned: ${instead} (docs/editorial.md)`,
    })),
  )
}

/** The same for the files of a folder: texts, and the copy in code, whose comments are not read. */
export function ticsBelow(folder: string): Problem[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && copy.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const text = readFileSync(file, 'utf8')
      return ticProblems(displayPath(file), /\.tsx?$/.test(name) ? withoutComments(text) : text)
    })
}

/** Copy is in `.ts` files too. This file names what it bans. */
const copy = /(?<!(^|\/)tics)\.(md|yaml|tsx?)$/

/** Blanks comments, so that lines keep their numbers. A `//` after a colon is part of an address. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*.*?\*\/|(?<![:'"`])\/\/.*?$/gms, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}
