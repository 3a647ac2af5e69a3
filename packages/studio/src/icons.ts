import sharp from 'sharp'
import type { Brand } from './brand'
import { round } from './geometry'
import { markSvg, warmGradient } from './mark'
import { palette } from './palette'
import type { Picture } from './pictures'

const lightText = '#121826'

/** The logo and the icons of a site, as files below `folder`, the folder that the site serves from its root. */
export function brandPictures(brand: Brand, folder: string): Picture[] {
  const tile = (share: number, corner: number) => tileSvg(brand, share, corner)
  return [
    vector(`${folder}/brand/logo.svg`, logoSvg(brand, palette.text)),
    vector(`${folder}/brand/logo-on-light.svg`, logoSvg(brand, lightText)),
    vector(`${folder}/icon.svg`, tabIcon(brand)),
    raster(`${folder}/brand/logo-512.png`, tile(0.66, 0), 512),
    raster(`${folder}/apple-touch-icon.png`, tile(0.64, 0), 180),
    raster(`${folder}/icon-192.png`, tile(0.66, 0.22), 192),
    raster(`${folder}/icon-512.png`, tile(0.66, 0.22), 512),
    // A launcher may crop a maskable icon to the inner 80 %.
    raster(`${folder}/icon-maskable-512.png`, tile(0.5, 0), 512),
    favicon(`${folder}/favicon.ico`, tile(0.86, 0.2)),
  ]
}

function vector(path: string, source: string): Picture {
  return { path, source, draw: async () => Buffer.from(source) }
}

function raster(path: string, source: string, size: number): Picture {
  return { path, source, draw: () => rasterize(source, size) }
}

function favicon(path: string, source: string): Picture {
  return {
    path,
    source,
    draw: async () => {
      const sizes = [16, 32, 48]
      return ico(sizes, await Promise.all(sizes.map((size) => rasterize(source, size))))
    },
  }
}

function rasterize(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
    .toBuffer()
}

/** The mark on a dark square. The mark takes `share` of the side; the corner radius is `corner` of the side. */
function tileSvg(brand: Brand, share: number, corner: number): string {
  const inset = round((32 - 32 * share) / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><defs>${warmGradient}</defs><rect width="32" height="32" rx="${round(32 * corner)}" fill="${palette.ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${markSvg(brand.mark, palette.text)}</g></svg>`
}

/** Icon of the browser tab: without a tile, in a color that follows the browser's color scheme. */
function tabIcon({ mark }: Brand): string {
  const shapes = markSvg(mark, 'ink').replaceAll('fill="ink"', 'class="ink"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.ink{fill:${lightText}}@media(prefers-color-scheme:dark){.ink{fill:${palette.text}}}</style><defs>${warmGradient}</defs>${shapes}</svg>`
}

/** Mark and name side by side. */
function logoSvg({ name, mark, wordmark }: Brand, ink: string): string {
  const left = 41
  const baseline = round(16 + wordmark.capHeight / 2)
  const outlined = name === wordmark.text
  const width = outlined ? wordmark.width : name.length * 12
  const letters = outlined
    ? `<path transform="translate(${left} ${baseline})" fill="${ink}" d="${wordmark.d}"/>`
    : `<text x="${left}" y="${baseline}" fill="${ink}" font-family="Inter, system-ui, sans-serif" font-weight="650" font-size="22">${name}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(left + width)} 32" role="img" aria-label="${name}"><defs>${warmGradient}</defs>${markSvg(mark, ink)}${letters}</svg>`
}

/** A Windows icon file with one PNG per size. */
function ico(sizes: number[], pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * sizes.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sizes.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const size = sizes[index] ?? 0
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(picture.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}
