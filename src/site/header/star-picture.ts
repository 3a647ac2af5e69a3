import { shortNumber } from './star-count'
import { starGlyphs, starWord, starWordWidth } from './star-glyphs'

/** Fixed size in pixels, so that nothing shifts when the picture loads. */
export const badgeSize = { width: 58, height: 18 }

/* A picture cannot read the page's CSS variables. These are --amber and --text of the dark theme, the only one it is shown in. */
const amber = '#ffb45e'
const ink = '#e9edf5'

type Label = { paths: string; width: number }
const labelStart = 22
const word: Label = { paths: `<path d="${starWord}"/>`, width: starWordWidth }

/** A star with the number behind it as an SVG document; "Star" while no number is known. Centered, so that no side is blank. */
export function starPicture(stars: number | null): string {
  const { width, height } = badgeSize
  const label = stars === null ? word : outlines(shortNumber(stars))
  const left = (labelStart + label.width - width) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left.toFixed(2)} 0 ${width} ${height}">
<path d="M8 2.6l1.9 3.9 4.2.6-3 3 .7 4.2L8 12.3l-3.8 2 .7-4.2-3-3 4.2-.6z" fill="none" stroke="${amber}" stroke-width="1.4" stroke-linejoin="round"/>
<g transform="translate(${labelStart} 13.6)" fill="${ink}" stroke="${ink}" stroke-width=".3">${label.paths}</g>
</svg>`
}

function outlines(text: string): Label {
  let width = 0
  let paths = ''
  for (const character of text) {
    const glyph = starGlyphs[character]
    if (!glyph) continue
    paths += `<path transform="translate(${width.toFixed(2)} 0)" d="${glyph.path}"/>`
    width += glyph.advance
  }
  return { paths, width }
}
