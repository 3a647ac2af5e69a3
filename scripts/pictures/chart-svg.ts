import { palette } from '@perigee/studio'
import { round } from '@perigee/studio/geometry'

/** A line; its name is above its start, or below it. */
type Line = { name: string; color: string; values: number[]; below?: boolean }
/** One set of axes. `max` is the upper end of the scale in milliseconds; marks are moments, by position in the lines. */
type Panel = { title: string; max: number; marks: { at: number; label: string }[]; lines: Line[] }
export type Chart = { panels: Panel[] }

/** Sizes in CSS pixels. Text is large because phones show the figure at less than half its width. */
export const chartSize = { width: 800, height: 450 }
const gap = 28
const inset = { top: 92, right: 24, bottom: 40, left: 64 }

/** Draws line charts side by side, as a dashboard shows them. Returns SVG markup. */
export function chartSvg({ panels }: Chart): string {
  const width = (chartSize.width - gap * (panels.length + 1)) / panels.length
  const drawn = panels.map((panel, index) => {
    const left = gap + index * (width + gap)
    return `<g transform="translate(${left} ${gap})">${panelSvg(panel, width, chartSize.height - 2 * gap)}</g>`
  })
  return `<rect width="100%" height="100%" fill="${palette.ground}"/>${drawn.join('')}`
}

function panelSvg({ title, max, marks, lines }: Panel, width: number, height: number): string {
  const area = { width: width - inset.left - inset.right, height: height - inset.top - inset.bottom }
  const x = (index: number, count: number) => round(inset.left + (index / (count - 1)) * area.width)
  const y = (value: number) => round(inset.top + (1 - value / max) * area.height)
  const count = lines[0]?.values.length ?? 2
  const ticks = [0, 0.5, 1].map((share) => {
    const level = y(share * max)
    return `<path d="M${inset.left} ${level}H${width - inset.right}" stroke="${palette.lineStrong}"/>${text(inset.left - 12, level + 6, String(share * max), palette.muted, 'end')}`
  })
  const moments = marks.map(({ at, label }) => {
    const place = x(at, count)
    return `<path d="M${place} ${inset.top - 10}V${height - inset.bottom}" stroke="${palette.amber}" stroke-dasharray="3 5"/>${text(place, inset.top - 18, label, palette.amber, 'middle')}`
  })
  const curves = lines.map(({ name, color, values, below }) => {
    const points = values.map((value, index) => `${x(index, values.length)} ${y(value)}`)
    const start = values.slice(0, 12)
    const place = below ? y(Math.min(...start)) + 22 : y(Math.max(...start)) - 7
    const label = text(inset.left + 6, place, name, color)
    return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"/>${label}`
  })
  return `<rect width="${width}" height="${height}" rx="14" fill="${palette.raised}" stroke="${palette.lineStrong}"/>
${text(22, 40, title, palette.text, 'start', 600)}${text(width - 22, 40, 'ms', palette.muted, 'end')}
${ticks.join('')}${moments.join('')}${curves.join('')}`
}

function text(x: number, y: number, words: string, color: string, anchor = 'start', weight = 500): string {
  return `<text x="${x}" y="${y}" font-family="Inter" font-size="19" font-weight="${weight}" fill="${color}" text-anchor="${anchor}">${words}</text>`
}
