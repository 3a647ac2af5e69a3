import clsx from 'clsx'
import { Fragment } from 'react'
import { Section } from '@/ui/section'
import { links, protoRows, schemaRows, type Link, type Row } from './contract'
import styles from './correspondence.module.css'

/** Height of a line of the listings in pixels. */
const rowHeight = 26
const height = protoRows.length * rowHeight

/** A schema and the protobuf service generated from it, with lines between matching parts. */
export function Correspondence() {
  return (
    <Section
      id="contract"
      tone="raised"
      heading="Your schema becomes a protobuf service"
      lead="You write the schema as you would for a GraphQL server, and the generator writes the protobuf service. This is its output. The comments and the smaller messages are left out."
      leadBeside
    >
      <div data-play className={styles.sheet}>
        <Listing caption="account.graphql, yours" rows={schemaRows} />
        <svg
          viewBox={`0 0 100 ${height}`}
          height={height}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.threads}
        >
          {threads().map(({ link, from, to }) => (
            <path
              key={`${from} ${to}`}
              d={`M0 ${from}C55 ${from} 45 ${to} 100 ${to}`}
              className={clsx(styles.thread, styles[link])}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <Listing caption="service.proto, generated" rows={protoRows} end />
      </div>
      <dl className="mt-10 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-5">
        {links.map(({ link, title, text }, index) => (
          <div key={link} className={clsx(styles[link], styles.legend)}>
            <dt className="flex items-start gap-2.5 font-semibold">
              <span aria-hidden="true" className={styles.tag}>
                {index + 1}
              </span>
              {title}
            </dt>
            <dd className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Listing({ caption, rows, end = false }: { caption: string; rows: Row[]; end?: boolean }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 text-sm text-muted">{caption}</figcaption>
      <pre className={styles.listing}>
        {rows.map(([text, link], index) => (
          <span
            key={index}
            data-line
            className={clsx(styles.line, link && [styles.linked, styles[link]], end && styles.end)}
          >
            <span className={styles.code}>{breakable(text)}</span>
            {link && (
              <span data-chrome className={styles.tag}>
                {number(link)}
              </span>
            )}
            {link && !end && <span aria-hidden="true" className={styles.leader} />}
          </span>
        ))}
      </pre>
    </figure>
  )
}

/** A line of code that may continue on the next one after an opening parenthesis or a dot. */
function breakable(text: string) {
  return text.split(/(?<=[(.])(?=[a-zA-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function number(link: Link): number {
  return links.findIndex((other) => other.link === link) + 1
}

/** Every pair of lines that share a link, as the y positions of their centers. */
function threads() {
  return schemaRows.flatMap(([, link], from) =>
    protoRows.flatMap(([, other], to) =>
      link && link === other ? [{ link, from: middle(from), to: middle(to) }] : [],
    ),
  )
}

function middle(row: number): number {
  return (row + 0.5) * rowHeight
}
