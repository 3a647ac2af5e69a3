import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/*
 * Builds, scripts and the server all run from the project's folder. The comments keep the bundler from following every
 * file below a folder as if it were code: with a thousand posts that takes longer than the code itself.
 */
const projectRoot = process.cwd()
export const contentRoot = path.join(/* turbopackIgnore: true */ projectRoot, 'content')

/** The file behind an address such as `/media/x.webp`. */
export function publicFile(address: string): string {
  return path.join(/* turbopackIgnore: true */ projectRoot, 'public', address)
}

/** A path as told to people: relative to the project, with forward slashes. */
export function displayPath(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/')
}

/** Whether a file lies below a folder of `content/`. Takes its absolute path. */
export function isInFolder(file: string, folder: string): boolean {
  return file.startsWith(path.join(/* turbopackIgnore: true */ contentRoot, folder) + path.sep)
}

/** Every file below a folder of `content/`, sorted; empty when the folder does not exist. */
export function filesBelow(folder: string): string[] {
  const root = path.join(/* turbopackIgnore: true */ contentRoot, folder)
  const exists = statSync(root, { throwIfNoEntry: false })?.isDirectory()
  if (!exists) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted()
}

export type Source = { frontMatter: string; body: string; bodyLine: number; fault?: string; garbled?: number }

/** What is wrong with a Markdown file that has no front matter where it belongs. */
const noFrontMatter = 'must begin with --- on its first line, and a second --- must close the fields'

/**
 * Splits a Markdown file into YAML front matter and body; `bodyLine` is the body's first line, counted from 1. Without
 * front matter the whole text is the body, and `fault` says so. `garbled` is the first line that is not UTF-8.
 */
export function readSource(file: string): Source {
  return splitSource(readText(file))
}

/** A file's text: no byte order mark, and every line ends with a line feed. */
function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

/** The same for a text whose lines end with line feeds. */
export function splitSource(text: string): Source {
  const unread = text.indexOf('\uFFFD')
  const garbled = unread === -1 ? undefined : text.slice(0, unread).split('\n').length
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text)
  if (!match) return { frontMatter: '', body: text, bodyLine: 1, fault: noFrontMatter, garbled }
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    garbled,
  }
}

/** First line of a file that holds a text, counted from 1, or undefined. */
export function lineOf(file: string, text: string): number | undefined {
  const index = readText(file)
    .split('\n')
    .findIndex((line) => line.includes(text))
  return index === -1 ? undefined : index + 1
}

/** Line of a top-level field in a file's YAML, counted from 1, or undefined. */
export function lineOfField(file: string, field: string): number | undefined {
  const index = readText(file)
    .split('\n')
    .findIndex((line) => line.startsWith(`${field}:`))
  return index === -1 ? undefined : index + 1
}

/** Lines of a file that hold all of these texts, in upper or lower case, counted from 1. */
export function linesOf(file: string, ...texts: string[]): number[] {
  const wanted = texts.map((text) => text.toLowerCase())
  return readText(file)
    .toLowerCase()
    .split('\n')
    .flatMap((line, index) => (wanted.every((text) => line.includes(text)) ? [index + 1] : []))
}
