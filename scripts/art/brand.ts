import sharp from 'sharp'
import { brand } from '@/config/brand'
import { round } from '@/ui/art/geometry'
import { markBody, markOrbit, markPlanet, markTransform } from '@/ui/art/mark'
import { palette } from './palette'
import type { Picture } from './picture'
import { wordmark } from './wordmark'

const lightText = '#121826'
const warm = `<linearGradient id="warm" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${palette.coral}"/><stop offset="1" stop-color="${palette.amber}"/></linearGradient>`

/** Logo files and icons below public/. */
export function brandPictures(): Picture[] {
  return [
    vector('public/brand/logo.svg', logoSvg(palette.text)),
    vector('public/brand/logo-on-light.svg', logoSvg(lightText)),
    vector('public/icon.svg', tabIcon()),
    raster('public/brand/logo-512.png', tile({ share: 0.66, corner: 0 }), 512),
    raster('public/apple-touch-icon.png', tile({ share: 0.64, corner: 0 }), 180),
    raster('public/icon-192.png', tile({ share: 0.66, corner: 0.22 }), 192),
    raster('public/icon-512.png', tile({ share: 0.66, corner: 0.22 }), 512),
    // A launcher may cut a maskable icon down to the inner 80 %.
    raster('public/icon-maskable-512.png', tile({ share: 0.5, corner: 0 }), 512),
    favicon('public/favicon.ico', tile({ share: 0.86, corner: 0.2 })),
  ]
}

/** The mark as SVG elements in a 32-unit square, ring and body in `ink`. Needs the gradient "warm". */
export function markSvg(ink: string): string {
  return `<g transform="${markTransform}"><path fill="${ink}" d="${markOrbit}"/><circle cx="${markPlanet.cx}" r="${markPlanet.r}" fill="url(#warm)"/><circle cx="${markBody.cx}" r="${markBody.r}" fill="${ink}"/></g>`
}

/** Gradient that `markSvg` refers to. */
export const markDefs = warm

function vector(path: string, source: string): Picture {
  return { path, source, make: async () => Buffer.from(source) }
}

function raster(path: string, source: string, size: number): Picture {
  return { path, source, make: () => rasterise(source, size) }
}

function favicon(path: string, source: string): Picture {
  return {
    path,
    source,
    make: async () => {
      const sizes = [16, 32, 48]
      return ico(sizes, await Promise.all(sizes.map((size) => rasterise(source, size))))
    },
  }
}

function rasterise(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
    .toBuffer()
}

/** The mark on the dark ground; `share` of the side is the mark, `corner` of the side is the corner radius. */
function tile({ share, corner }: { share: number; corner: number }): string {
  const inset = round((32 - 32 * share) / 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><defs>${warm}</defs><rect width="32" height="32" rx="${round(32 * corner)}" fill="${palette.ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${markSvg(palette.text)}</g></svg>`
}

/** Icon of the browser tab: no tile, ink follows the browser's colour scheme. */
function tabIcon(): string {
  const shapes = markSvg('ink').replaceAll('fill="ink"', 'class="ink"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.ink{fill:${lightText}}@media(prefers-color-scheme:dark){.ink{fill:${palette.text}}}</style><defs>${warm}</defs>${shapes}</svg>`
}

/** Mark and name side by side. A new brand name is set as text until its outlines are put into wordmark.ts. */
function logoSvg(ink: string): string {
  const left = 41
  const baseline = round(16 + wordmark.capHeight / 2)
  const outlined = brand === wordmark.text
  const width = outlined ? wordmark.width : brand.length * 12
  const name = outlined
    ? `<path transform="translate(${left} ${baseline})" fill="${ink}" d="${wordmark.d}"/>`
    : `<text x="${left}" y="${baseline}" fill="${ink}" font-family="Inter, system-ui, sans-serif" font-weight="650" font-size="22">${brand}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(left + width)} 32" role="img" aria-label="${brand}"><defs>${warm}</defs>${markSvg(ink)}${name}</svg>`
}

/** Windows icon file that holds one PNG per size. */
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
