import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { entryPicture, type Picture } from './pictures'
import { contentRoot, displayPath } from './source'

/** A drawing of `content/`, shown inline in a page so that it uses the page's colors and fonts. */
export type Drawing = { viewBox: string; markup: string; title?: string }

/** Not allowed in drawings: script, styles for the whole page, ids that could clash, addresses, fixed colors. */
const disallowed: [pattern: RegExp, message: string][] = [
  [/<(script|style|foreignObject|image|use|a)\b/i, 'must not contain script, style, images or links'],
  [
    /\s(on\w+|style|class(?!="draw-(line|in)( \[--step:\d\])?")|id|href|xlink:href)\s*=/i,
    'must not contain style, class, id, href or event attributes, except for draw-line, draw-in and their [--step:n]',
  ],
  [
    /(fill|stroke)\s*=\s*"(?!none|currentColor|var\(--)/,
    'must take its colors from variables such as var(--muted)',
  ],
]

/** The drawing that a content file names by a relative path. Throws when it does not exist or is not allowed. */
export function entryDrawing(entry: { file: string }, relative: string): Drawing {
  return readDrawing(resolve(entry.file, relative))
}

function readDrawing(file: string): Drawing {
  const error = errorIn(file)
  if (error) throw new Error(error)
  const [root = '', viewBox = '', inner = ''] = parts(readFileSync(file, 'utf8')) ?? []
  // What the file sets for all of its parts, such as fill="none".
  const inherited = root.slice(0, root.indexOf('>')).match(/\s(fill|stroke|font)[\w-]*="[^"]*"/g)
  const markup = inherited ? `<g${inherited.join('')}>${minify(inner)}</g>` : minify(inner)
  return { viewBox, title: titleOf(markup), markup: markup.replace(titlePattern, '') }
}

/**
 * A picture of an article. A drawing also has its markup, for inline use in pages, and that of `<name>-phone.svg` for small
 * screens if there is one; feeds and the link to the picture alone use its published file.
 */
export function entryFigure(
  entry: { file: string },
  relative: string,
): Picture & { drawing?: Drawing; phone?: Drawing } {
  const picture = entryPicture(entry, relative)
  if (!relative.endsWith('.svg')) return picture
  const phone = relative.replace('.svg', '-phone.svg')
  const figure = { ...picture, drawing: entryDrawing(entry, relative) }
  return existsSync(resolve(entry.file, phone)) ? { ...figure, phone: entryDrawing(entry, phone) } : figure
}

/** The drawing of a name in content/drawings, and those for tablets and phones if there are any. */
export function entryDrawings(name: string): { wide: Drawing; tablet?: Drawing; phone?: Drawing } {
  const variant = (screen: string) => {
    const file = drawingFile(`${name}-${screen}`)
    return existsSync(file) && { [screen]: readDrawing(file) }
  }
  return { wide: readDrawing(drawingFile(name)), ...variant('tablet'), ...variant('phone') }
}

/** What is wrong with a drawing of content/drawings, or undefined: missing, not allowed inline, untitled, or too small to read. */
export function namedDrawingError(name: string): string | undefined {
  const phone = drawingFile(`${name}-phone`)
  const hasPhone = existsSync(phone)
  const variants = [drawingFile(`${name}-tablet`), phone].filter((file) => existsSync(file))
  const errors = [drawingFile(name), ...variants].flatMap((file) => {
    const error = errorIn(file)
    if (!existsSync(file)) return error
    const untitled = `${displayPath(file)} needs a <title>: a sentence that describes it`
    const isTitled = titleOf(readFileSync(file, 'utf8'))
    const shownWidth = file.endsWith('-tablet.svg') ? 720 : hasPhone && file !== phone ? 960 : 342
    return [error, isTitled ? undefined : untitled, sizeError(file, shownWidth)]
  })
  return errors.filter(Boolean).join('; ') || undefined
}

/** Text of a drawing has at least 13 pixels at the least width at which it is shown. */
function sizeError(file: string, shownWidth: number): string | undefined {
  const source = readFileSync(file, 'utf8')
  const width = Number(parts(source)?.[1]?.split(/\s+/)[2])
  const sizes = [...source.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
  // Drawings grow with their place, to 6/5 of their own width at least.
  const shown = (Math.min(...sizes) * Math.min(shownWidth, 1.2 * width)) / width
  if (!(shown < 13)) return undefined
  return `${displayPath(file)} has text of ${shown.toFixed(1)} px on a screen where it is ${shownWidth} px wide; at least 13 px, or add ${path.basename(file, '.svg')}-phone.svg`
}

const titlePattern = /<title>([\s\S]*?)<\/title>/

function titleOf(source: string): string | undefined {
  return titlePattern.exec(source)?.[1]?.replaceAll(/\s+/g, ' ').trim()
}

function drawingFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ contentRoot, 'drawings', `${name}.svg`)
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
  return errorIn(resolve(file, relative))
}

function errorIn(target: string): string | undefined {
  if (!existsSync(target)) return `no such drawing: ${displayPath(target)}`
  const source = readFileSync(target, 'utf8')
  if (!parts(source)) return `${displayPath(target)} is not one <svg> with a viewBox`
  const tags = source
    .replace(/<svg[^>]*>/, (root) => root.replaceAll(/[^\n]/g, ''))
    .replaceAll(/>[^<>"]*(?=<\/text>)/g, '>')
  const at = ({ index }: RegExpExecArray, message: string) =>
    `${displayPath(target)}:${tags.slice(0, index).split('\n').length} ${message}`
  const found = disallowed.flatMap(([pattern, message]) => {
    const match = pattern.exec(tags)
    return match ? [at(match, message)] : []
  })
  const cut = [...tags.matchAll(/<rect\b[^>]*>/g)].filter(([rect]) => isCut(rect, source))
  return (
    [...found, ...cut.map((match) => at(match, 'is a box that reaches beyond the viewBox'))].join('; ') ||
    undefined
  )
}

/** Whether the edge of a drawing cuts off a box, which is measured where nothing moves it. */
function isCut(rect: string, source: string): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = parts(source)?.[1]?.split(/\s+/).map(Number) ?? []
  const number = (name: string) => Number(new RegExp(`\\s${name}="([-\\d.]+)"`).exec(rect)?.[1] ?? 0)
  const [x, y] = [number('x') - left, number('y') - top]
  return (
    !source.includes('transform=') &&
    (x < 0 || y < 0 || x + number('width') > width || y + number('height') > height)
  )
}

function parts(source: string) {
  return /^\s*<svg[^>]*\bviewBox="([\d\s.-]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source)
}

function resolve(file: string, relative: string): string {
  return path.resolve(path.dirname(file), relative)
}
