import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entryPicture, type Picture } from './pictures'
import { displayPath } from './source'

/** A drawing of `content/` that stands inline in a page, so that it takes the colours and fonts of the page. */
export type Drawing = { viewBox: string; markup: string }

/**
 * What an inline drawing may not hold: script, styles that would reach the rest of the page, ids that could be given
 * twice, addresses, and colours that do not follow the theme.
 */
const refused: [pattern: RegExp, message: string][] = [
  [/<(script|style|foreignObject|image|use|a)\b/i, 'may not hold script, style, images or links'],
  [
    /\s(on\w+|style|class|id|href|xlink:href)\s*=/i,
    'may not hold style, class, id, href or event attributes',
  ],
  [
    /(fill|stroke)\s*=\s*"(?!none|currentColor|var\(--)/,
    'takes its colours from variables such as var(--muted)',
  ],
]

/** The drawing that a content file names, resolved beside that file. Throws when it does not exist or is refused. */
export function entryDrawing(entry: { file: string }, relative: string): Drawing {
  const fault = drawingFault(entry.file, relative)
  if (fault) throw new Error(fault)
  const [, viewBox = '', markup = ''] = parts(readFileSync(resolve(entry.file, relative), 'utf8')) ?? []
  return { viewBox, markup: plain(markup) }
}

/**
 * A picture of an article. A drawing comes with its inside as well, for pages; its published file is for readers
 * elsewhere and for who opens it alone.
 */
export function entryFigure(entry: { file: string }, relative: string): Picture & { drawing?: Drawing } {
  const picture = entryPicture(entry, relative)
  return relative.endsWith('.svg') ? { ...picture, drawing: entryDrawing(entry, relative) } : picture
}

/** Without what a page has no use for: comments, white space, and the values that variables have in a file opened alone. */
function plain(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/var\((--[\w-]+),[^()]*\)/g, 'var($1)')
    .replaceAll(/>\s+</g, '><')
    .trim()
}

/** What is wrong with a drawing named in a file, or undefined. */
export function drawingFault(file: string, relative: string): string | undefined {
  const target = resolve(file, relative)
  if (!existsSync(target)) return `no such drawing: ${displayPath(target)}`
  const source = readFileSync(target, 'utf8')
  if (!parts(source)) return `${displayPath(target)} is not one <svg> with a viewBox`
  const message = refused.find(([pattern]) => pattern.test(source.replace(/<svg[^>]*>/, '')))?.[1]
  return message && `${displayPath(target)} ${message}`
}

function parts(source: string) {
  return /^\s*<svg[^>]*\bviewBox="([\d\s.-]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source)
}

function resolve(file: string, relative: string): string {
  return path.resolve(path.dirname(file), relative)
}
