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

export type Source = { frontMatter: string; body: string; bodyLine: number }

/** Splits a Markdown file into YAML front matter and body; `bodyLine` is the body's first line, counted from 1. */
export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const match = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/.exec(text)
  if (!match) return { frontMatter: '', body: text, bodyLine: 1 }
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  }
}

/** First line of a file that holds a text, counted from 1, or undefined. */
export function lineOf(file: string, text: string): number | undefined {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text))
  return index === -1 ? undefined : index + 1
}

/** Line of a top-level field in a file's YAML, counted from 1, or undefined. */
export function lineOfField(file: string, field: string): number | undefined {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`${field}:`))
  return index === -1 ? undefined : index + 1
}
