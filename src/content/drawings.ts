import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entryPicture, type Picture } from './pictures'
import { displayPath } from './source'

/** A drawing of `content/`, shown inline in a page so that it uses the page's colors and fonts. */
export type Drawing = { viewBox: string; markup: string }

/**
 * What an inline drawing must not contain: script, styles that would apply to the whole page, ids that could clash,
 * addresses, and colors that do not follow the theme.
 */
const disallowed: [pattern: RegExp, message: string][] = [
  [/<(script|style|foreignObject|image|use|a)\b/i, 'must not contain script, style, images or links'],
  [
    /\s(on\w+|style|class|id|href|xlink:href)\s*=/i,
    'must not contain style, class, id, href or event attributes',
  ],
  [
    /(fill|stroke)\s*=\s*"(?!none|currentColor|var\(--)/,
    'must take its colors from variables such as var(--muted)',
  ],
]

/** The drawing that a content file names by a relative path. Throws when it does not exist or is not allowed. */
export function entryDrawing(entry: { file: string }, relative: string): Drawing {
  const error = drawingError(entry.file, relative)
  if (error) throw new Error(error)
  const [, viewBox = '', markup = ''] = parts(readFileSync(resolve(entry.file, relative), 'utf8')) ?? []
  return { viewBox, markup: minify(markup) }
}

/**
 * A picture of an article. A drawing also has its markup, for inline use in pages; feeds and the link to the picture
 * alone use its published file.
 */
export function entryFigure(entry: { file: string }, relative: string): Picture & { drawing?: Drawing } {
  const picture = entryPicture(entry, relative)
  return relative.endsWith('.svg') ? { ...picture, drawing: entryDrawing(entry, relative) } : picture
}

/** Removes comments, white space, and the fallback values of variables, which only a file opened alone needs. */
function minify(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/var\((--[\w-]+),[^()]*\)/g, 'var($1)')
    .replaceAll(/>\s+</g, '><')
    .trim()
}

/** The error of a drawing that a file names, or undefined. */
export function drawingError(file: string, relative: string): string | undefined {
  const target = resolve(file, relative)
  if (!existsSync(target)) return `no such drawing: ${displayPath(target)}`
  const source = readFileSync(target, 'utf8')
  if (!parts(source)) return `${displayPath(target)} is not one <svg> with a viewBox`
  const message = disallowed.find(([pattern]) => pattern.test(source.replace(/<svg[^>]*>/, '')))?.[1]
  return message && `${displayPath(target)} ${message}`
}

function parts(source: string) {
  return /^\s*<svg[^>]*\bviewBox="([\d\s.-]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source)
}

function resolve(file: string, relative: string): string {
  return path.resolve(path.dirname(file), relative)
}
