import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '@/lib/files-in'

/*
 * Builds and scripts run in the project's folder. The turbopackIgnore comments keep the bundler from
 * tracing every file below a folder; with a thousand posts, tracing takes longer than compiling.
 */
/** A server reads the content of the build that it serves, which later edits do not reach (src/lib/build-folder.ts). */
export const projectRoot = process.env.BUILD_FOLDER ?? process.cwd()
export const contentRoot = path.join(/* turbopackIgnore: true */ projectRoot, 'content')

/** The file behind an address such as `/media/x.webp`. */
export function publicFile(address: string): string {
  return path.join(/* turbopackIgnore: true */ projectRoot, 'public', address)
}

/** The error of an address of a file in `public/`, such as `/icon.svg`, or undefined. */
export function publicFileError(address: string): string | undefined {
  const file = publicFile(address)
  return existsSync(file) ? undefined : `no such file: ${displayPath(file)}`
}

/** A path for messages: relative to the project, with forward slashes. */
export function displayPath(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/')
}

/** A path below `content/`, with forward slashes. */
export function contentName(file: string): string {
  return path.relative(contentRoot, file).split(path.sep).join('/')
}

/** Whether an absolute path is below a folder of `content/`. */
export function isInFolder(file: string, folder: string): boolean {
  return file.startsWith(path.join(/* turbopackIgnore: true */ contentRoot, folder) + path.sep)
}

/** Every file below a folder of `content/`, sorted; empty when the folder does not exist. */
export function filesBelow(folder: string): string[] {
  return filesIn(contentRoot, folder).map((file) => path.join(/* turbopackIgnore: true */ contentRoot, file))
}

/** The error for a Markdown file without front matter at its start. */
const noFrontMatter = 'must start with --- on its first line, and a second --- must end the fields'

/**
 * Splits a Markdown file into YAML front matter and body; `bodyLine` is the body's first line, counted from 1. Without
 * front matter the whole text is the body, and `error` is set. `invalidLine` is the first line that is not UTF-8.
 */
export function readSource(file: string) {
  const text = readText(file)
  const unread = text.indexOf('\uFFFD')
  const invalidLine = unread === -1 ? undefined : text.slice(0, unread).split('\n').length
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text)
  if (!match) return { frontMatter: '', body: text, bodyLine: 1, error: noFrontMatter, invalidLine }
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    invalidLine,
  }
}

/** Texts of files that the editor checks before it saves them. */
export const unsavedTexts = new Map<string, string>()

/** A file's text: no byte order mark, and every line ends with a line feed. */
function readText(file: string): string {
  return (unsavedTexts.get(file) ?? readFileSync(file, 'utf8'))
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

/** Lines of a file that pass, counted from 1. */
export function linesOf(file: string, passes: (line: string) => boolean): number[] {
  const lines = readText(file).split('\n')
  return lines.flatMap((line, index) => (passes(line) ? [index + 1] : []))
}

/** First line of a file that contains a text, or undefined. */
export const lineOf = (file: string, text: string): number | undefined =>
  linesOf(file, (line) => line.includes(text))[0]

/** Line of a top-level field in a file's YAML, or undefined. */
export const lineOfField = (file: string, field: string): number | undefined =>
  linesOf(file, (line) => line.startsWith(`${field}:`))[0]
