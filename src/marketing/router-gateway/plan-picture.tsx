import clsx from 'clsx'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { Choices } from '@/ui/choices'
import { Section } from '@/ui/section'
import { axis, fetches, operation, steps, type Service } from './plan-data'
import styles from './plan-picture.module.css'

const order: Service[] = ['shipments', 'carriers', 'customs', 'routing']

/** One operation, its plan and its timeline, step by step and without script. */
export function PlanPicture() {
  return (
    <Section
      id="plan"
      tone="raised"
      eyebrow="One operation, step by step"
      heading="Watch a query become four requests"
      lead={
        <>
          Four subgraphs of a freight company answer for one type. The plan has the shape in which the router
          prints it. To see one of yours, send the header{' '}
          <code className="font-mono text-sm text-text">X-{brand}-Include-Query-Plan: true</code> to a router
          in development mode.
        </>
      }
      leadBeside
    >
      <div className={clsx(styles.panel, 'rounded-card border border-line-strong bg-ground')}>
        <Choices
          look="bar"
          legend="Step of the execution"
          name="plan-step"
          labels={steps.map(({ label }, index) => (
            <span key={label}>
              <span className="mr-2 font-mono text-xs opacity-70">{index + 1}</span>
              {label}
            </span>
          ))}
          className="sticky top-16 z-10 rounded-t-card border-b border-line bg-ground p-3 lg:static"
        />
        <div className="grid md:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_minmax(0,1fr)_24rem]">
          <Operation />
          <Plan />
          <Timeline />
        </div>
        <Wire />
      </div>
    </Section>
  )
}

function Operation() {
  return (
    <figure className="p-5 md:border-r md:border-line">
      <figcaption className={styles.caption}>Operation</figcaption>
      <pre className="font-mono text-caption leading-7 whitespace-pre-wrap">
        {operation.map(([line, service], index) => (
          <span key={index} className={clsx('block', service && [styles.of, styles[service]])}>
            {line}
          </span>
        ))}
      </pre>
      <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 font-mono text-xs">
        {order.map((service) => (
          <li key={service} className={clsx(styles[service], 'flex items-center gap-2.5 text-muted')}>
            <span aria-hidden="true" className={styles.dot} />
            {service}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Plan() {
  return (
    <figure className="border-t border-line p-5 md:border-t-0">
      <figcaption className={styles.caption}>Query plan</figcaption>
      <Group name="Sequence">
        <Fetch service="shipments" />
        <Group name="Parallel">
          <Fetch service="carriers" />
          <Fetch service="customs" />
        </Group>
        <Fetch service="routing" />
      </Group>
    </figure>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className="font-mono text-xs text-muted">{name}</p>
      {children}
    </div>
  )
}

function Fetch({ service }: { service: Service }) {
  const { path, lines } = fetches[service]
  return (
    <div className={clsx(styles.fetch, styles[service])}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-mono text-caption">
        <span className={styles.name}>Fetch {service}</span>
        {path && <span className="text-xs text-muted">{path}</span>}
      </p>
      <pre className="mt-1 font-mono text-xs leading-[1.6] whitespace-pre-wrap text-muted">
        {lines.join('\n')}
      </pre>
    </div>
  )
}

function Timeline() {
  return (
    <figure className="border-t border-line p-5 md:col-span-2 xl:col-span-1 xl:border-t-0 xl:border-l">
      <figcaption className={styles.caption}>Timeline, example durations</figcaption>
      <ol className="grid gap-4">
        {order.map((service) => (
          <Row key={service} service={service} />
        ))}
      </ol>
      <p aria-hidden="true" className="mt-3 flex justify-between font-mono text-2xs text-muted">
        {[0, 20, 40, 60, 80].map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
      <div className="mt-6 border-t border-line pt-5">
        {steps.map(({ title, text }, index) => (
          <div key={title} className={styles[`step${index + 1}`]}>
            <p className="font-semibold">{title}</p>
            <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
          </div>
        ))}
      </div>
    </figure>
  )
}

function Row({ service }: { service: Service }) {
  const { start, duration, count } = fetches[service]
  return (
    <li className={clsx(styles[service], styles.row)}>
      <p className="flex justify-between gap-4 font-mono text-xs">
        <span>
          {service}, {duration} ms
        </span>
        <span className="text-muted">{count}</span>
      </p>
      <span aria-hidden="true" className={styles.track}>
        <span
          className={styles.bar}
          style={{ left: `${(start / axis) * 100}%`, width: `${(duration / axis) * 100}%` }}
        />
      </span>
    </li>
  )
}

/** Requests and responses of each step. */
function Wire() {
  return steps.map(({ label, wire }, index) => (
    <pre
      key={label}
      tabIndex={0}
      role="group"
      aria-label={`On the wire: ${label}`}
      className={clsx(
        styles[`step${index + 1}`],
        'min-h-[4.75rem] overflow-x-auto rounded-b-card border-t border-line bg-code-ground px-5 py-4 font-mono text-xs leading-relaxed',
      )}
    >
      {wire.join('\n')}
    </pre>
  ))
}
