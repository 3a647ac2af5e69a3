import clsx from 'clsx'
import { useId } from 'react'
import motion from './orbit-system.module.css'
import { at, BodyLabel, InPlane, OrbitPaint, SubgraphBody, Upright } from './orbit-parts'
import { Client, Fetch } from './orbit-query'
import { Core, Links, Rings, type Motion } from './orbit-scenery'
import { plane, radii, restingDepth, subgraphs } from './orbit-subgraphs'
import { Stars } from './stars'

type Props = {
  className?: string
  /** Names under the bodies; they appear where the drawing is at least 36rem wide. */
  labels?: boolean
  animated?: boolean
  /** Text alternative. */
  title?: string
}

/**
 * The supergraph as a planetary system: subgraphs on rings around the core, arcs where they share an entity key, and a
 * client. Every 7 s one query runs: client, core, products, core, reviews (by the key from products), core, client.
 */
export function OrbitSystem({
  className,
  labels = true,
  animated = true,
  title = 'Subgraphs on rings around one supergraph, which a client queries',
}: Props) {
  const id = useId()
  const move: Motion = animated ? motion : {}
  return (
    <div className={clsx('@container', className)}>
      <svg
        viewBox="0 0 960 640"
        role="img"
        aria-label={title}
        className={clsx('block h-auto w-full overflow-visible', motion.system)}
      >
        <OrbitPaint id={id} of={['ring', 'warm', 'core', 'glow', 'cool', 'neutral']} />
        <Stars seed="perigee" count={54} width={960} height={640} className="light:opacity-50" />
        <g transform="translate(500 305)">
          <circle r="310" fill={`url(#${id}glow)`} />
          <InPlane plane={plane}>
            <Rings id={id} move={move} />
            <circle r="64" fill="none" stroke={`url(#${id}warm)`} strokeWidth="1.5" />
            {labels && (
              <Upright plane={plane}>
                <BodyLabel y={76}>supergraph</BodyLabel>
              </Upright>
            )}
            <g className={move.spin}>
              <Links move={move} />
              <Fetch to="products" pulse={move.plan} glow={move.planGlow} unspin={move.unspin} />
              <Fetch to="reviews" pulse={move.join} glow={move.joinGlow} unspin={move.unspin} />
              {subgraphs.map((subgraph) => (
                <g key={subgraph.name} transform={at(radii[subgraph.ring], subgraph.twelfth * 30)}>
                  <Upright plane={plane} unspin={move.unspin}>
                    <g
                      className={clsx(move.depth, move[`from${subgraph.twelfth}`])}
                      {...restingDepth(subgraph.twelfth)}
                    >
                      <SubgraphBody id={id} size={subgraph.size} tone={subgraph.tone} />
                    </g>
                    {labels && <BodyLabel y={subgraph.size + 28}>{subgraph.name}</BodyLabel>}
                  </Upright>
                </g>
              ))}
            </g>
          </InPlane>
          <Client move={move} labels={labels} />
          <Core id={id} move={move} />
        </g>
      </svg>
    </div>
  )
}
