import { useId } from 'react'
import { round } from '@perigee/studio/geometry'
import { words } from '@/content/words'
import type { FetchRun } from '@/playground/engine/messages'
import { playgroundHref } from '@/playground/share'
import { engine, unwrap } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { Waterfall } from '@/playground/view/waterfall'
import { onRing, type Point } from '@/ui/art/geometry'
import { OrbitPaint } from '@/ui/art/orbit-paint'
import { Stars } from '@/ui/art/stars'
import { Switcher } from '@/ui/choices'
import { SmartLink } from '@/ui/link'
import { behaviorsOf, demosData } from './data'
import { explorerTypes } from './studio-data'
import styles from './instrument.module.css'

/** The plane of the orbits: minor over major axis, and its lean in degrees. Within it, rings are circles. */
const plane = { flatten: 0.68, lean: -12 }
const inPlane = { transform: `rotate(${plane.lean}) scale(1 ${plane.flatten})` }
const size = { width: 440, height: 330, core: [220, 160] as Point, inner: 104, outer: 186 }
const { subgraphs, data, queries } = demosData().shop
const behaviors = behaviorsOf(subgraphs)
const subgraphNames = subgraphs.map(({ name }) => name)

/** The fields that only one subgraph answers for. */
const owned = explorerTypes(subgraphs).flatMap(({ name: type, fields }) =>
  fields.flatMap(({ name, subgraphs: [owner, ...others] }) =>
    others.length === 0 ? [{ owner, field: `${type}.${name}` }] : [],
  ),
)

/** A subgraph as a planet: one with root fields on the inner ring, and larger the more fields it answers for. */
export const planets = subgraphs.map(({ name, role, angle }) => {
  const fields = owned.flatMap(({ owner, field }) => (owner === name ? [field] : []))
  const isInner = fields.some((field) => field.startsWith('Query.'))
  const [x, y] = onRing(isInner ? size.inner : size.outer, angle, plane.flatten)
  const lean = (plane.lean * Math.PI) / 180
  return {
    name,
    role,
    fields,
    isInner,
    radius: 5 + 1.75 * fields.length,
    place: [
      round(x * Math.cos(lean) - y * Math.sin(lean)),
      round(x * Math.sin(lean) + y * Math.cos(lean)),
    ] as Point,
  }
})

/** Each query of the sample graph, planned and run by the playground's engine. Throws when one fails. */
export function runQueries() {
  return Promise.all(
    queries.map(async ({ name, query }) => ({
      name,
      query,
      run: unwrap(await engine.execute({ subgraphs, operation: { query }, data, behaviors })),
    })),
  )
}

/** The router and its subgraphs, and for each of three queries who answers it and when. */
export async function Instrument() {
  const stories = await runQueries()
  return (
    <Switcher
      name="query"
      legend="Query"
      look="pills"
      panelsClass="mt-6"
      options={stories.map(({ name, query, run }) => ({
        label: name,
        panel: (
          <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:h-full lg:grid-cols-2">
            <Orbit fetches={run.fetches} />
            <figure
              aria-label={`Query and plan over time: ${name}`}
              className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-raised"
            >
              <div className="grid grow sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
                <GraphqlListing
                  code={query}
                  label={`Query: ${name}`}
                  className="code-compact bg-code-ground"
                />
                <div className="min-w-0 border-line p-3 max-sm:border-t sm:border-s">
                  <p className="mb-1 px-2 text-caption whitespace-nowrap text-muted">Plan over time</p>
                  <Waterfall fetches={run.fetches} durationMs={run.durationMs} subgraphs={subgraphNames} />
                </div>
              </div>
              <figcaption className="border-t border-line px-4 py-3 text-caption text-muted">
                {words().demos.instrument}{' '}
                <SmartLink
                  href={playgroundHref(subgraphs, query)}
                  className="text-text underline underline-offset-4 hover:text-accent"
                >
                  Open in the playground
                </SmartLink>
              </figcaption>
            </figure>
          </div>
        ),
      }))}
    />
  )
}

/** The system with the fetches of one query as beams, along which pulses travel when the query is chosen. */
function Orbit({ fetches }: { fetches: readonly FetchRun[] }) {
  const id = useId()
  const { width, height, core, inner, outer } = size
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label="Subgraphs around the router"
      className={styles.orbit}
    >
      <OrbitPaint id={id} />
      <Stars seed="perigee" count={30} width={width} height={height} />
      <g transform={`translate(${core.join(' ')})`}>
        <circle r={outer * 0.72} fill={`url(#${id}glow)`} />
        <g {...inPlane} fill="none" stroke={`url(#${id}ring)`}>
          <circle r={outer} />
          <circle r={inner} strokeWidth="1.25" />
        </g>
        {fetches.map((fetch) => (
          <Beam key={fetch.id} fetch={fetch} />
        ))}
        <circle r="21" fill={`url(#${id}core)`} />
        <circle {...inPlane} r="34" fill="none" stroke={`url(#${id}warm)`} strokeWidth="1.5" />
        <text y="48">router</text>
        {planets.map(({ name, role, fields, isInner, radius, place: [x, y] }) => (
          <g
            key={name}
            transform={`translate(${x} ${y})`}
            style={subgraphTone(name, subgraphNames)}
            data-needed={fetches.some(({ subgraph }) => subgraph === name) || undefined}
            className={styles.planet}
          >
            <title>
              {`${name}: ${role}. ${isInner ? 'Queries start here.' : 'Reached by a key.'} Answers ${fields.join(', ')}.`}
            </title>
            <circle r={radius} />
            <text y={y < 0 ? -radius - 9 : radius + 20}>{name}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}

function Beam({ fetch: { subgraph, startMs, endMs } }: { fetch: FetchRun }) {
  const planet = planets.find(({ name }) => name === subgraph)
  if (!planet) return null
  const [x, y] = planet.place
  const motion = { '--start': startMs, '--length': endMs - startMs, '--x': `${x}px`, '--y': `${y}px` }
  return (
    <g style={{ ...motion, ...subgraphTone(subgraph, subgraphNames) }}>
      <path d={`M0 0L${x} ${y}`} className={`moving ${styles.beam}`} />
      <circle r="4" className={`moving ${styles.pulse}`} />
    </g>
  )
}
