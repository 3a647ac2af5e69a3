import { shortNumber } from './star-count'
import { starGlyphs, starWord } from './star-glyphs'

/** Fixed size in pixels, so that nothing shifts when the picture loads. */
export const badgeSize = { width: 58, height: 18 }

/* A picture cannot read the page's CSS variables. These are --amber and --text of the dark theme, the only one it is shown in. */
const amber = '#ffb45e'
const ink = '#e9edf5'

/** A star with the number behind it as an SVG document; "Star" while no number is known. */
export function starPicture(stars: number | null): string {
  const { width, height } = badgeSize
  const label = stars === null ? `<path d="${starWord}"/>` : outlines(shortNumber(stars))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path d="M8 2.6l1.9 3.9 4.2.6-3 3 .7 4.2L8 12.3l-3.8 2 .7-4.2-3-3 4.2-.6z" fill="none" stroke="${amber}" stroke-width="1.4" stroke-linejoin="round"/>
<g transform="translate(22 13.6)" fill="${ink}" stroke="${ink}" stroke-width=".3">${label}</g>
</svg>`
}

function outlines(text: string): string {
  let x = 0
  return [...text]
    .map((character) => {
      const glyph = starGlyphs[character]
      if (!glyph) return ''
      const path = `<path transform="translate(${x.toFixed(2)} 0)" d="${glyph.path}"/>`
      x += glyph.advance
      return path
    })
    .join('')
}
