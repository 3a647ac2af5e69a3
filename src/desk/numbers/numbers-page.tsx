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
import { formatNumber } from '@/lib/format-number'
import { DataTable } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'
import { byteOrderMark, downloadHeaders } from '../leads/downloads'
import { formTitle } from '../leads/list-page'
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
  const earlier = views.points.map(({ before }) => before)
  const charts = [
    chartOf(unit, 'Views', views.points, [
      ...linesOf([{ ...views, label: 'Views' }]),
      { name: `The ${length} days before`, color: '#9aa4b8', points: earlier },
    ]),
    chartOf(unit, 'Conversions', views.points, linesOf(inWords)),
    chartOf(unit, 'Forms', views.points, linesOf([allOpened, allSent])),
    chartOf(unit, 'Bots', views.points, linesOf([{ ...bots, label: 'Requests of bots' }])),
  ]
  const tables: [title: string, rows: string[][]][] = [
    ['From view to sent form', funnelOf([{ ...views, label: 'Page views' }, allOpened, allSent])],
    ['Conversions by kind', inWords.map(cellsOf)],
    ['Events', events.map(cellsOf)],
    ['Forms opened and sent', forms.flatMap((form) => [form.opened, form.sent].map(formCells))],
    ...topKinds.map((kind): [string, string[][]] => [topTitles[kind], stats.top[kind].map(cellsOf)]),
  ]
  const filled = tables.filter(([, rows]) => rows.length > 0)
  const empty = tables.flatMap(([title, rows]) => (rows.length === 0 ? [title.toLowerCase()] : []))
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
        {filled.map(([title, rows]) => (
          <section key={title}>
            <h2>{title}</h2>
            <DataTable className="even" label={title} headings={['What', 'Number', 'Before']} rows={rows} />
          </section>
        ))}
        {empty.length > 0 && <p className="muted">None in this period: {empty.join(', ')}.</p>}
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

/** A chart, with its numbers as a table beneath. */
function chartOf(unit: string, title: string, starts: Count[], lines: Line[]) {
  if (lines.every(({ points }) => points.every((point) => point === 0)))
    return (
      <section key={title}>
        <h2>{title}</h2>
        <p className="card text-muted">{emptyTexts[title]}</p>
      </section>
    )
  const headings = [unit, ...lines.map(({ name }) => name)]
  const rows = starts.map(({ label }, index) => [
    label,
    ...lines.map((line) => formatNumber(line.points[index] ?? 0)),
  ])
  return (
    <section key={title}>
      <h2>{title}</h2>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {lines.map(({ name, color }) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="20" height="2" fill={color} aria-hidden>
              <rect width="20" height="2" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <LineChart title={title} days={starts.map(({ label }) => label)} lines={lines} />
      <details>
        <summary>{title} as a table</summary>
        <DataTable className="even" label={title} headings={headings} rows={rows} />
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

/** From a view to a sent form: each stage, with its share of the one before. Views are counted, not visitors. */
function funnelOf(stages: Count[]): string[][] {
  const share = (count: number, all?: number) =>
    formatNumber(count) + (all ? ` (${((100 * count) / all).toFixed(1)} %)` : '')
  return stages.map(({ label, count, before }, at) => [
    label,
    share(count, stages[at - 1]?.count),
    share(before, stages[at - 1]?.before),
  ])
}

function cellsOf({ label, detail, count, before }: Count): string[] {
  return [[label, detail].filter(Boolean).join(' · '), formatNumber(count), formatNumber(before)]
}

const formCells = (form: Count) => cellsOf({ ...form, label: formTitle(form.label) })

type Line = { name: string; color: string; points: number[] }

const plotHeight = 208

/** Draws lines over days, as wide as the page. */
function LineChart({ title, days, lines }: { title: string; days: string[]; lines: Line[] }) {
  const largest = Math.max(1, ...lines.flatMap(({ points }) => points))
  const step = tickDistance(largest)
  const ticks = Math.ceil(largest / step)
  const y = (value: number) => plotHeight * (1 - value / (ticks * step))
  // Every name of a day has room, on a phone as well; the last day has one.
  const [every, everyOnPhone] = [Math.ceil(days.length / 16), Math.ceil(days.length / 7)]
  return (
    <svg
      role="img"
      aria-label={`${title} over time; the table beneath has the numbers`}
      className="my-4 h-60 w-full overflow-visible pt-2 pl-12 text-caption"
    >
      {Array.from({ length: ticks + 1 }, (_, index) => index * step).map((value) => (
        <g key={value} className="fill-muted stroke-line">
          <line x2="100%" y1={y(value)} y2={y(value)} />
          <text x="-10" y={y(value) + 4} textAnchor="end" stroke="none">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {days.map(
        (day, index) =>
          (days.length - 1 - index) % every === 0 && (
            <text
              key={day}
              x={`${(100 * (index + 0.5)) / days.length}%`}
              y={plotHeight + 20}
              textAnchor="middle"
              className={`fill-muted ${(days.length - 1 - index) % everyOnPhone === 0 ? '' : 'max-sm:hidden'}`}
            >
              {day.slice(5)}
            </text>
          ),
      )}
      <svg
        width="100%"
        height={plotHeight}
        viewBox={`0 0 ${days.length} ${plotHeight}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        {lines.map(({ name, color, points }) => (
          <polyline
            key={name}
            points={points.map((value, index) => `${index + 0.5},${y(value)}`).join(' ')}
            fill="none"
            stroke={color}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </svg>
  )
}

/** The distance of about five ticks up to `largest`: a whole number that is 1, 2, 3, 5 or 10 times a power of ten. */
function tickDistance(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(largest / 5))
  const times = largest / 5 / power
  const nice = times < 1.5 ? 1 : times < 2.5 ? 2 : times < 4 ? 3 : times < 7 ? 5 : 10
  return Math.max(1, nice * power)
}
