import { paths } from '@/config/paths'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { brand } from '@/config/brand'
import { site } from '@/config/site'
import { formatDate } from '@/lib/dates'
import { escapeHtml } from '@/lib/escape-html'
import { issuedOn, type Certificate } from '../contract'

const folder = join(process.cwd(), 'src/learn/certificate/server')
const font = join(folder, 'inter.ttf')
/** The letters that the font has (scripts/font-faces.ts). */
const drawable = /^[ -\u024f\u0370-\u04ff\u1e00-\u1eff\u2010-\u205e]*$/
const left = 72
const maxWidth = 560
const colors = { text: '#e9edf5', muted: '#9aa4b8', accent: '#ff9a6b' }

/** `gap` is the space above, in pixels as all lengths. */
type Line = { text: string; size: number; color: string; gap: number }

/** Draws a certificate as PNG. A name in letters that the font lacks is left out. Takes about 100 ms of a processor. */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const { name, title } = certificate
  const shown = name.normalize('NFC')
  const lines: Line[] = drawable.test(shown)
    ? [
        { text: shown, size: sizeOf(shown), color: colors.text, gap: 48 },
        { text: 'completed the course', size: 26, color: colors.muted, gap: 34 },
        { text: title, size: 38, color: colors.text, gap: 16 },
      ]
    : [
        { text: title, size: 60, color: colors.text, gap: 48 },
        { text: 'A course completed with every exercise', size: 26, color: colors.muted, gap: 28 },
      ]
  const layers: OverlayOptions[] = []
  let top = 84
  for (const line of [
    { text: `${brand.toUpperCase()} ACADEMY  ·  CERTIFICATE`, size: 20, color: colors.accent, gap: 0 },
    ...lines,
    { text: formatDate(issuedOn(certificate)), size: 22, color: colors.muted, gap: 40 },
  ]) {
    const { data, info } = await drawLine(line)
    top += line.gap
    layers.push({ input: data, left, top })
    top += info.height
  }
  const address = await drawLine({
    text: `Verify at ${new URL(site.seo.siteUrl).host}${paths.verify}`,
    size: 18,
    color: colors.muted,
    gap: 0,
  })
  layers.push({ input: address.data, left: 124, top: 549 })
  return sharp(await readFile(join(folder, 'picture.png')))
    .composite(layers)
    .png({ palette: true, quality: 92, effort: 4 })
    .toBuffer()
}

/** Draws a text on a transparent ground, in as many lines as it needs. */
function drawLine({ text, size, color }: Line) {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `Inter Variable ${size}`,
      fontfile: font,
      width: maxWidth,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

function sizeOf(name: string): number {
  if (name.length <= 14) return 76
  if (name.length <= 40) return 56
  return 40
}
