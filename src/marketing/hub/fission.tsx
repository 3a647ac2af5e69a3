import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { explorerTypes } from '@/marketing/studio/explorer-types'
import { Section } from '@/ui/section'
import { subgraphs as graph } from './example'
import styles from './fission.module.css'

const key = 'sku'
const product = explorerTypes(Object.entries(graph).map(([name, sdl]) => ({ name, sdl }))).find(
  ({ name }) => name === 'Product',
)
const designed = product?.fields.map(({ name }) => name) ?? []
const subgraphs = [
  { name: 'catalog', work: 'nothing to build', tone: styles.catalog },
  { name: 'shipping', work: 'one field to build', tone: styles.shipping },
  { name: 'returns', work: 'one field to build', tone: styles.returns },
].map((subgraph) => ({
  ...subgraph,
  fields: designed.filter((_, index) => product?.fields[index]?.subgraphs.includes(subgraph.name)),
}))

/** Heights of the drawing in pixels: of a row, of a card's head, and between cards. */
const row = 34
const head = 40
const gap = 20

/** A designed schema split into subgraphs: the reverse of composition. */
export function Fission() {
  return (
    <Section
      id="fission"
      tone="raised"
      heading="Fission splits the designed type into subgraphs"
      lead="Composition merges subgraphs into one graph. Fission assigns each field of the designed type to a subgraph. You move fields where they belong, and Hub composes the parts before anyone implements one."
      leadBeside
    >
      <figure data-play="" className={styles.split}>
        <Card title="type Product" note="designed" fields={designed} toneOf={ownerTone} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 200 ${height()}`}
          width="200"
          height={height()}
          className={styles.lines}
        >
          {lines().map(({ from, to, tone, isKey }, index) => (
            <path
              key={index}
              pathLength={isKey ? undefined : 1}
              className={clsx(tone, isKey ? styles.key : 'draw-line')}
              style={{ '--step': index } as CSSProperties}
              d={`M0 ${from}C100 ${from} 100 ${to} 200 ${to}`}
            />
          ))}
        </svg>
        <ul className={styles.parts}>
          {subgraphs.map(({ name, fields, work, tone }) => (
            <li key={name} className={tone}>
              <Card
                title={name}
                note={work}
                fields={fields}
                toneOf={(field) => (field === key ? styles.shared : tone)}
              />
            </li>
          ))}
        </ul>
        <figcaption className={styles.note}>
          The key <code>sku</code> is in every subgraph, because the router joins them by it.
        </figcaption>
      </figure>
    </Section>
  )
}

type CardProps = {
  title: string
  note: string
  fields: string[]
  toneOf: (field: string) => string | undefined
}

function Card({ title, note, fields, toneOf }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <code>{title}</code>
        <span>{note}</span>
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field} className={clsx(styles.field, toneOf(field))}>
            <code>{field}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ownerTone(field: string) {
  return field === key ? styles.shared : subgraphs.find(({ fields }) => fields.includes(field))?.tone
}

/** The middle of a row, counted from the top of the card. */
function middle(index: number): number {
  return head + row * (index + 0.5)
}

function topOf(position: number): number {
  return subgraphs.slice(0, position).reduce((sum, { fields }) => sum + head + row * fields.length + gap, 0)
}

function height(): number {
  return topOf(subgraphs.length) - gap
}

/** The designed card stands in the middle of the height of the parts. */
function lines() {
  const offset = (height() - head - row * designed.length) / 2
  return subgraphs.flatMap(({ fields, tone }, position) =>
    fields.map((field, index) => ({
      from: offset + middle(designed.indexOf(field)),
      to: topOf(position) + middle(index),
      tone,
      isKey: field === key,
    })),
  )
}
