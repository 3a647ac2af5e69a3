import clsx from 'clsx'
import { useId, type CSSProperties } from 'react'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { InPlane, OrbitPaint } from '@/ui/art/orbit-parts'
import { Stars } from '@/ui/art/stars'
import { roles, subgraphs } from './graph'
import styles from './instrument.module.css'
import { bodies, layouts, placeOf, type Body, type Layout } from './places'
import type { Story } from './stories'

const names = subgraphs.map(({ name }) => name)

/** The router and its subgraphs, with one layer of light for each query. */
export function Stage({ stories }: { stories: Story[] }) {
  return (
    <div className={styles.stage}>
      <Drawing layout={layouts.wide} stories={stories} className={styles.wide} />
      <Drawing layout={layouts.narrow} stories={stories} className={styles.narrow} />
      <span className={styles.router} style={placeStyle([0, 0])}>
        router
      </span>
      <ul aria-label="Subgraphs">
        {bodies.map((body) => (
          <li
            key={body.name}
            data-in={storiesWith(body, stories)}
            style={{ ...placeStyle(body), ...subgraphTone(body.name, names) }}
            className={styles.body}
          >
            <button type="button" aria-describedby={`hero-${body.name}`}>
              <span className={styles.planet} style={{ '--radius': body.radius } as CSSProperties} />
              <span className={styles.name}>{body.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the bodies are, each shown while its body is pointed at or has the focus. */
export function Facts() {
  return bodies.map(({ name, fields, isInner }) => (
    <p key={name} id={`hero-${name}`} className={styles.fact} style={subgraphTone(name, names)}>
      <b>{name}</b> {roles[name]}. {isInner ? 'Queries start here.' : 'Reached by a key.'} Answers{' '}
      <code>{fields.join(', ')}</code>.
    </p>
  ))
}

function Drawing({ layout, stories, className }: { layout: Layout; stories: Story[]; className?: string }) {
  const id = useId()
  const { width, height, core, plane, inner, outer } = layout
  const down = height - core[1]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={clsx('overflow-visible', className)}
    >
      <OrbitPaint id={id} of={['ring', 'warm', 'core', 'glow']} />
      <Stars seed="perigee" count={width / 14} width={width} height={height} />
      <g transform={`translate(${core.join(' ')})`}>
        <circle r={outer * 0.72} fill={`url(#${id}glow)`} />
        <InPlane plane={plane}>
          <g fill="none" stroke={`url(#${id}ring)`}>
            <circle r={outer} />
            <circle r={inner} strokeWidth="1.25" />
            <circle r={inner * 0.62} pathLength="720" strokeWidth="8" strokeDasharray="1 7" opacity="0.7" />
            <circle
              r={outer + 12}
              pathLength="1080"
              strokeWidth="6"
              strokeDasharray="0.6 5.4"
              opacity="0.6"
            />
          </g>
        </InPlane>
        <path d={`M0 0V${down}`} className="stroke-amber" strokeDasharray="2 5" opacity="0.5" />
        {stories.map((story, index) => (
          <g key={story.name} className={styles.story} data-story={index + 1}>
            <Light story={story} layout={layout} down={down} />
          </g>
        ))}
        <circle r={inner * 0.2} fill={`url(#${id}core)`} />
        <InPlane plane={plane}>
          <circle r={inner * 0.32} fill="none" stroke={`url(#${id}warm)`} strokeWidth="1.5" />
        </InPlane>
      </g>
    </svg>
  )
}

/** The fetches of one query as beams, with the pulses that travel along them when it is played. */
function Light({ story, layout, down }: { story: Story; layout: Layout; down: number }) {
  return (
    <>
      {story.fetches.map(({ id, subgraph, startMs, endMs }) => {
        const body = bodies.find(({ name }) => name === subgraph)
        if (!body) return null
        const [x, y] = placeOf(body, layout)
        return (
          <g
            key={id}
            style={{ ...timing(startMs, endMs), ...subgraphTone(subgraph, names), ...travel(x, y) }}
          >
            <path d={`M0 0L${x} ${y}`} className={styles.beam} />
            <circle cx={x} cy={y} r={body.radius + 6} className={styles.halo} />
            <circle r="4" className={styles.pulse} />
          </g>
        )
      })}
      <g style={{ ...timing(0, story.durationMs), ...travel(0, down) }}>
        <circle r="4" className={styles.request} />
        <circle r="4" className={styles.answer} />
      </g>
    </>
  )
}

/** Milliseconds of the run, which the style sheet stretches to be seen. */
export function timing(startMs: number, endMs: number): CSSProperties {
  return { '--start': startMs, '--length': endMs - startMs, '--end': endMs } as CSSProperties
}

function travel(x: number, y: number): CSSProperties {
  return { '--x': `${x}px`, '--y': `${y}px` } as CSSProperties
}

/** The place in both drawings, in percent of their size. */
function placeStyle(body: Body | readonly [0, 0]): CSSProperties {
  const entries = Object.entries(layouts).flatMap(([key, layout]) => {
    const [x, y] = 'name' in body ? placeOf(body, layout) : body
    return [
      [`--${key}-x`, `${(((layout.core[0] + x) / layout.width) * 100).toFixed(2)}%`],
      [`--${key}-y`, `${(((layout.core[1] + y) / layout.height) * 100).toFixed(2)}%`],
    ]
  })
  return Object.fromEntries(entries) as CSSProperties
}

function storiesWith({ name }: Body, stories: Story[]): string {
  return stories
    .flatMap(({ fetches }, index) =>
      fetches.some(({ subgraph }) => subgraph === name) ? [String(index + 1)] : [],
    )
    .join(' ')
}
