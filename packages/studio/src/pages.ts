import { height, width } from './bodies'
import { palette } from './palette'

/** SVG markup in a space of 960×548 units, and the distance of its subject from the left edge. */
export type Art = { markup: string; focus: number }

/** A mark of an orbit, a planet and a body: outlines in a 32-unit square after `transform`. */
export type Mark = {
  transform: string
  orbit: string
  planet: { cx: number; r: number }
  body: { cx: number; r: number }
}

/** Whose pictures are drawn. */
export type Brand = { name: string; mark: Mark }

/** A page of any size, filled by the cover alone. */
export function coverPage(art: Art): string {
  return page(picture(art))
}

/** The card for search results: the cover with the mark in a corner, without words. */
export function searchPage(art: Art, { mark }: Brand): string {
  return page(`${picture(art)}<div class="corner">${markImage(mark, 44)}</div>`, corner)
}

/** The words on a social card. */
export type CardText = { title: string; eyebrow: string }

/**
 * A social card of 1200×675: title and brand on the left, the cover shifted so that its subject is on the right.
 * `fontFaces` is CSS with the families Inter and Mono.
 */
export function socialPage(art: Art, { title, eyebrow }: CardText, brand: Brand, fontFaces: string): string {
  const size = title.length <= 30 ? 76 : title.length <= 52 ? 62 : title.length <= 76 ? 52 : 46
  const shift = Math.min(500, Math.max(0, Math.round(890 - art.focus * 1.25)))
  const solid = Math.max(330, shift)
  const veil = `linear-gradient(90deg,${palette.ground} ${solid}px,${palette.ground}b0 ${solid + 110}px,${palette.ground}00 ${solid + 270}px)`
  return page(
    `<div class="shifted" style="transform:translateX(${shift}px)">${picture(art)}</div><div class="veil" style="background:${veil}"></div>
<main><p>${escape(eyebrow)}</p><h1 style="font-size:${size}px">${escape(title)}</h1></main>
<footer>${markImage(brand.mark, 38)}<span>${escape(brand.name)}</span></footer>`,
    fontFaces + card,
  )
}

function picture(art: Art): string {
  return `<svg class="art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${art.markup}</svg>`
}

/** The mark: orbit and body in the color of text, the planet in a warm gradient. */
function markImage({ transform, orbit, planet, body }: Mark, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 32 32"><defs><linearGradient id="warm" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${palette.coral}"/><stop offset="1" stop-color="${palette.amber}"/></linearGradient></defs><g transform="${transform}"><path fill="${palette.text}" d="${orbit}"/><circle cx="${planet.cx}" r="${planet.r}" fill="url(#warm)"/><circle cx="${body.cx}" r="${body.r}" fill="${palette.text}"/></g></svg>`
}

/** Keep the rules of each kind of page apart, so that a change to the social card doesn't redraw the covers. */
function page(body: string, rules = ''): string {
  return `<!doctype html><meta charset="utf-8"><style>
*{margin:0;box-sizing:border-box}
html,body{width:100%;height:100%;overflow:hidden;background:${palette.ground}}
.art{display:block;width:100%;height:100%}
${rules}</style>${body}`
}

const corner = '.corner{position:absolute;left:48px;bottom:44px}'

const card = `
body{color:${palette.text}}
.shifted,.veil{position:absolute;inset:0}
main{position:absolute;left:72px;top:0;bottom:76px;width:590px;display:flex;flex-direction:column;justify-content:center;gap:26px}
p{font:500 23px/1 Mono,monospace;color:${palette.amber};letter-spacing:.01em}
h1{font-family:Inter,sans-serif;font-weight:650;line-height:1.08;letter-spacing:-.032em;text-wrap:balance}
footer{position:absolute;left:70px;bottom:56px;display:flex;align-items:center;gap:15px;font:650 31px/1 Inter,sans-serif;letter-spacing:-.032em}
`

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
