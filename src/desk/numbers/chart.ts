import type { Count } from '@/analytics/server/stats'
import { escapeHtml } from '@/lib/escape-html'
import { formatNumber } from '@/lib/format-number'

export type Line = { name: string; color: string; points: number[] }

const muted = '#9aa4b8'
const rule = '#1b2130'
const margin = { left: 48, right: 12, bottom: 28 }
/** About the width of a letter of the device's font, whose size is 12, and of a day below the chart. */
const letter = 6.3
const labelWidth = 40

/** Draws lines over days as a data address of an SVG picture. Takes the width and height in pixels. */
export function drawChart(
  starts: Pick<Count, 'label'>[],
  lines: Line[],
  width: number,
  height: number,
): string {
  // One name a line on a phone.
  const isNarrow = width < 600
  const top = isNarrow ? 16 + 20 * lines.length : 36
  const bottom = height - margin.bottom
  const end = width - margin.right
  const band = (end - margin.left) / starts.length
  const step = stepOf(Math.max(1, ...lines.flatMap(({ points }) => points)))
  const ticks = Math.max(1, Math.ceil(Math.max(...lines.flatMap(({ points }) => points)) / step))
  const x = (index: number) => round(margin.left + (index + 0.5) * band)
  const y = (value: number) => round(bottom - (value / (ticks * step)) * (bottom - top))

  const grid = Array.from({ length: ticks + 1 }, (_, index) => index * step).map(
    (value) =>
      `<path d="M${margin.left} ${Math.round(y(value)) + 0.5}H${end}" stroke="${value === 0 ? '#54555a' : rule}"/>` +
      `<text x="40" y="${y(value) + 4}" text-anchor="end">${formatNumber(value)}</text>`,
  )
  const every = Math.ceil(labelWidth / band)
  const labels = starts.map(({ label }, index) =>
    index % every === 0
      ? `<text x="${x(index)}" y="${bottom + 18}" text-anchor="middle">${escapeHtml(label.slice(5))}</text>`
      : '',
  )
  const curves = lines.map(
    ({ color, points }) =>
      `<polyline points="${points.map((value, index) => `${x(index)},${y(value)}`).join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>`,
  )
  let right = 6
  const legend = lines.map(({ name, color }, index) => {
    const at = isNarrow ? `6 ${12 + 19 * index}` : `${right} 12`
    right += 62 + name.length * letter
    return `<g transform="translate(${at})"><path d="M0 0H25" stroke="${color}" stroke-width="2"/><circle cx="12.5" r="5.6" fill="#fff" stroke="${color}" stroke-width="2"/><text x="30" y="4" fill="#e9edf5">${escapeHtml(name)}</text></g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="${muted}">${[...grid, ...labels, ...curves, ...legend].join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The distance of about five ticks up to `largest`: a whole number that is 1, 2, 3, 5 or 10 times a power of ten. */
function stepOf(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / 5))
  const times = largest / 5 / power
  const nice = times < 1.5 ? 1 : times < 2.5 ? 2 : times < 4 ? 3 : times < 7 ? 5 : 10
  return Math.max(1, nice * power)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
