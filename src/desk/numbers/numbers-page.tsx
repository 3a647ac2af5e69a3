import {
  readStats,
  statsCsv,
  stepOf,
  topKinds,
  topTitles,
  type Count,
  type Series,
} from '@/analytics/server/stats'
import { conversionTitle } from '@/config/conversions'
import { escapeHtml } from '@/lib/escape-html'
import { formatNumber } from '@/lib/format-number'
import { DataTable } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'
import { byteOrderMark, downloadHeaders } from '../leads/downloads'
import { buttonClass } from '@/ui/button'

const usualPeriod = 28
/** Days that the numbers are of. */
const periods = [7, usualPeriod, 84]
/** What a chart without a number will show. */
const emptyTexts: Record<string, string> = {
  Views:
    'No page was viewed in this period. Each view appears here within a minute, without a cookie or identifier.',
  Conversions:
    'Nobody asked for an expert, tried the product, or downloaded the report in this period. Such clicks appear here.',
  Forms: 'No form was opened in this period. Opened and sent forms appear here.',
  Bots: 'No bot sent a request in this period. Requests of programs that identify themselves appear here.',
}
const colors = ['#ffb45e', '#7cc4ff', '#5fd39a', '#ff6d76']

/** GET /desk/numbers: page views, referrers, events and what else is counted, with charts. */
export async function numbersPage({ db, url, now }: MemberVisit): Promise<Page> {
  const length = periodIn(url)
  const stats = await readStats(db, length, now)
  const { days, views, bots, conversions, events, forms } = stats
  const inWords = conversions.map((series) => ({ ...series, label: conversionTitle(series.label) }))
  const [opened, sent] = [forms.map((form) => form.opened), forms.map((form) => form.sent)]
  const [allOpened, allSent] = [totalOf('Forms opened', opened, views), totalOf('Forms sent', sent, views)]
  const unit = stepOf(length) === 7 ? 'Week from (UTC)' : 'Day (UTC)'
  const charts = [
    chartOf(unit, 'Views', views.points, [
      { name: 'Views', color: '#ffb45e', points: views.points.map(({ count }) => count) },
      {
        name: `The ${length} days before`,
        color: '#9aa4b8',
        points: views.points.map(({ before }) => before),
      },
    ]),
    chartOf(unit, 'Conversions', views.points, linesOf(inWords)),
    chartOf(unit, 'Forms', views.points, linesOf([allOpened, allSent])),
    chartOf(unit, 'Bots', views.points, linesOf([{ ...bots, label: 'Requests of bots' }])),
  ]
  return {
    title: 'Numbers',
    main: (
      <>
        <nav className="row" aria-label="Period">
          {periods.map((period) => (
            <a
              key={period}
              className={buttonClass({ variant: 'secondary' })}
              href={pathOf(period)}
              aria-current={period === length ? 'page' : undefined}
            >
              {stepOf(period) === 7 ? `${period / 7} weeks` : `${period} days`}
            </a>
          ))}
          <a href={pathOf(length, '/export')}>Export as CSV</a>
        </nav>
        <p className="muted">
          Since {days[0]}, in UTC. “Before” is the {length} days before. Bots are in no number but their own.
        </p>
        {charts}
        <Funnel stages={[{ ...views, label: 'Page views' }, allOpened, allSent]} />
        <Counts title="Conversions" rows={inWords} />
        <Counts title="Events" rows={events} />
        <Counts title="Forms, from opened to sent" rows={[...opened, ...sent].toSorted(byLabel)} />
        {topKinds.map((kind) => (
          <Counts key={kind} title={topTitles[kind]} rows={stats.top[kind]} />
        ))}
      </>
    ),
  }
}

/** GET /desk/numbers/export: the same numbers as CSV. */
export async function exportNumbers({ db, url, now, audit }: MemberVisit): Promise<Response> {
  const length = periodIn(url)
  const stats = await readStats(db, length, now)
  await audit({ action: 'exported', subject: 'numbers', detail: `${length} days` })
  const headers = downloadHeaders(`numbers-${stats.days.at(-1)}.csv`, 'text/csv; charset=utf-8')
  return new Response(byteOrderMark + statsCsv(stats), { headers })
}

function periodIn({ searchParams }: URL): number {
  return periods.find((days) => String(days) === searchParams.get('days')) ?? usualPeriod
}

function pathOf(days: number, more = ''): string {
  return `/desk/numbers${more}?days=${days}`
}

function linesOf(all: Series[]): Line[] {
  return all.map(({ label, points }, index) => ({
    name: label,
    color: colors[index % colors.length] ?? '',
    points: points.map(({ count }) => count),
  }))
}

/** A chart in a size for phones and one for wider windows, with its numbers as a table beneath. */
function chartOf(unit: string, title: string, starts: Count[], lines: Line[]) {
  if (lines.every(({ points }) => points.every((point) => point === 0)))
    return (
      <section key={title}>
        <h2>{title}</h2>
        <p className="card text-muted">{emptyTexts[title]}</p>
      </section>
    )
  const rows = starts.map(({ label }, index) => [
    label,
    ...lines.map((line) => formatNumber(line.points[index] ?? 0)),
  ])
  return (
    <section key={title}>
      <h2>{title}</h2>
      <picture>
        <source media="(width < 40rem)" srcSet={drawChart(starts, lines, 360, 260)} />
        <img
          className="h-auto max-w-full"
          src={drawChart(starts, lines, 1100, 260)}
          alt={`${title} over time; the table beneath has the numbers`}
        />
      </picture>
      <details>
        <summary>{title} as a table</summary>
        <DataTable label={title} headings={[unit, ...lines.map(({ name }) => name)]} rows={rows} />
      </details>
    </section>
  )
}

/** The sum of all series, over the days of another. */
function totalOf(label: string, all: Series[], { points }: Series): Series {
  const sum = (counts: Count[]) => ({
    count: counts.reduce((total, { count }) => total + count, 0),
    before: counts.reduce((total, { before }) => total + before, 0),
  })
  const days = points.map((day, at) => ({ ...day, ...sum(all.flatMap((one) => one.points[at] ?? [])) }))
  return { label, detail: '', ...sum(all), points: days }
}

/** From a view to a sent form: each stage, and its share of the one before. Views are counted, not visitors. */
function Funnel({ stages }: { stages: Pick<Count, 'label' | 'count' | 'before'>[] }) {
  const shareOf = (count: number, all: number | undefined) =>
    all ? `${((100 * count) / all).toFixed(1)} %` : ''
  const rows = stages.map(({ label, count, before }, index) => [
    label,
    formatNumber(count),
    shareOf(count, stages[index - 1]?.count),
    formatNumber(before),
    shareOf(before, stages[index - 1]?.before),
  ])
  const headings = ['Stage', 'Now', 'Share', 'Before', 'Share before']
  return <Numbers title="From view to sent form" headings={headings} rows={rows} />
}

function Counts({ title, rows }: { title: string; rows: Count[] }) {
  const cells = rows.map(({ label, detail, count, before }) => [
    formatNumber(count),
    formatNumber(before),
    [label, detail].filter(Boolean).join(' · '),
  ])
  return <Numbers title={title} headings={['Number', 'Before', 'What']} rows={cells} />
}

function Numbers({ title, ...table }: { title: string; headings: string[]; rows: string[][] }) {
  return (
    <section>
      <h2>{title}</h2>
      <DataTable label={title} {...table} />
    </section>
  )
}

function byLabel(one: Count, other: Count): number {
  return one.label.localeCompare(other.label)
}

type Line = { name: string; color: string; points: number[] }

const muted = '#9aa4b8'
const rule = '#1b2130'
const margin = { left: 48, right: 12, bottom: 28 }
/** About the width of a letter of the device's font, whose size is 12, and of a day below the chart. */
const letter = 6.3
const labelWidth = 40

/** Draws lines over days as a data address of an SVG picture. Takes the width and height in pixels. */
function drawChart(starts: Pick<Count, 'label'>[], lines: Line[], width: number, height: number): string {
  // One name a line on a phone.
  const isNarrow = width < 600
  const top = isNarrow ? 16 + 20 * lines.length : 36
  const bottom = height - margin.bottom
  const end = width - margin.right
  const band = (end - margin.left) / starts.length
  const step = tickDistance(Math.max(1, ...lines.flatMap(({ points }) => points)))
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
function tickDistance(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / 5))
  const times = largest / 5 / power
  const nice = times < 1.5 ? 1 : times < 2.5 ? 2 : times < 4 ? 3 : times < 7 ? 5 : 10
  return Math.max(1, nice * power)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
