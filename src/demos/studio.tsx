import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Comparison } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { LogoMark } from '@/ui/art/logo'
import { Badge } from '@/ui/badge'
import { Switcher } from '@/ui/choices'
import { Activity, CircleCheck, CircleX, GitPullRequest, KeyRound, Layers, Timer } from '@/ui/icon'
import { tableRoles } from '@/ui/table'
import { brokenClients } from '@/playground/view/comparison-report'
import type { ExplorerType } from './studio-data'

const pages = [
  ['Schema', Layers],
  ['Checks', GitPullRequest],
  ['Operations', Activity],
  ['Traces', Timer],
  ['Access', KeyRound],
] as const

type FrameProps = {
  /** Where the screen is, such as graph and environment. */
  path: readonly string[]
  /** The page of Studio. Its name ends the path, and the list beside the screen marks it. */
  page: (typeof pages)[number][0]
  /** What the picture shows, for readers who do not see it. */
  caption: string
  /** Leaves out the list of pages, for narrow places. */
  bare?: boolean
  className?: string
  children: ReactNode
}

/**
 * A window of Studio around one of its screens: `SchemaExplorer`, `CheckReport`, or `TraceView` (studio-trace.tsx). It is text, follows the
 * theme, and lays itself out by its own width, so it fits any column.
 */
export function StudioFrame({ path, page, caption, bare, className, children }: FrameProps) {
  return (
    <figure
      className={clsx(
        '@container min-w-0 overflow-hidden rounded-card border border-line-strong bg-raised text-start text-sm/normal text-text shadow-float [&_code]:text-caption [&_code]:wrap-anywhere',
        className,
      )}
    >
      <figcaption className="border-b border-line bg-ground px-4 py-2.5">
        <span className="sr-only">{caption}</span>
        <span
          aria-hidden="true"
          className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-caption text-muted"
        >
          <LogoMark mono className="shrink-0 text-muted" />
          {path.map((step, index) => (
            <span key={step} className={index > 0 ? slash : undefined}>
              {step}
            </span>
          ))}
          <b className={`${slash} font-semibold text-text before:font-normal before:text-muted`}>{page}</b>
        </span>
      </figcaption>
      <div className={clsx(!bare && '@2xl:grid @2xl:grid-cols-[9.5rem_minmax(0,1fr)]')}>
        <ul
          aria-hidden="true"
          data-chrome=""
          className={clsx(
            'hidden content-start gap-0.5 border-e border-line bg-ground px-2 py-2.5 text-caption text-muted',
            !bare && '@2xl:grid',
          )}
        >
          {pages.map(([name, Icon]) => (
            <li
              key={name}
              data-current={name === page || undefined}
              className="flex items-center gap-2.5 rounded-md px-2.5 py-1.5 data-current:bg-raised-2 data-current:text-text"
            >
              <Icon size={16} />
              {name}
            </li>
          ))}
        </ul>
        <div className="min-w-0">{children}</div>
      </div>
    </figure>
  )
}

const slash = "before:me-2.5 before:content-['/']"
const note = 'text-caption text-muted'

type ExplorerProps = {
  /** Name of the choice, unique on the page. */
  name: string
  /** At most six; the first is chosen. */
  types: readonly ExplorerType[]
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
}

/** The types of a graph to choose from, and of the chosen one its fields with their subgraphs and users. */
export function SchemaExplorer({ name, types, subgraphs }: ExplorerProps) {
  return (
    <Switcher
      name={name}
      legend="Type"
      className="@2xl:grid @2xl:grid-cols-[9.5rem_minmax(0,1fr)]"
      choicesClass="flex flex-wrap gap-1 border-b border-line bg-ground p-2 @2xl:flex-col @2xl:flex-nowrap @2xl:border-e @2xl:border-b-0 @2xl:bg-transparent"
      choiceClass="inline-flex items-baseline justify-between gap-2.5 rounded-md px-2.5 py-1.5 text-muted inset-ring-accent/45 hover:text-text has-checked:bg-accent/14 has-checked:text-text has-checked:inset-ring"
      options={types.map((type) => ({
        key: type.name,
        label: (
          <>
            <code>{type.name}</code> <span className="text-caption text-muted">{type.fields.length}</span>
          </>
        ),
        panel: (
          <Table
            caption={`Fields of ${type.name}`}
            columns={['Field', 'Subgraph', 'Selected by']}
            // The first row has the line of the choices above it.
            rowClass="first:border-t-0 @lg:first:border-t"
            nameClass="flex-[1_0_auto]"
            lastClass="flex-[1_0_100%]"
            rows={type.fields.map((field) => [
              <code key="name">
                {field.name}
                <span className="text-muted">{field.rest}</span>
              </code>,
              field.subgraphs.map((subgraph) => (
                <span
                  key={subgraph}
                  style={subgraphTone(subgraph, subgraphs)}
                  className="my-px me-1.5 inline-block rounded-md border border-(--tone)/55 bg-(--tone)/10 px-[7px] font-mono text-caption/normal"
                >
                  {subgraph}
                </span>
              )),
              <>
                {field.share > 0 && <Share of={field.share} />}{' '}
                <span className={note}>{field.clients.join(', ') || 'no client'}</span>
              </>,
            ])}
          />
        ),
      }))}
    />
  )
}

type CheckProps = {
  /** What is checked, such as a pull request. */
  title: string
  /** The subgraph whose schema is proposed. */
  subgraph: string
  comparison: Comparison
}

/** A check of a proposed schema: its verdict, each change, and the operations that a change would break. */
export function CheckReport({ title, subgraph, comparison: { changes, affectedShare } }: CheckProps) {
  const broken = brokenClients(changes)
  const failed = broken.length > 0
  const Mark = failed ? CircleX : CircleCheck
  return (
    <>
      <Head
        title={title}
        note={
          <>
            subgraph <code>{subgraph}</code>
          </>
        }
      />
      <ul className="grid gap-2 border-y border-line bg-ground px-4 py-3">
        <li className="flex gap-2.5">
          <CircleCheck size={16} className="mt-[3px] flex-none text-success" /> Composes with the other
          subgraphs
        </li>
        <li className={clsx('flex gap-2.5', failed && 'font-semibold')}>
          <Mark size={16} className={`mt-[3px] flex-none ${failed ? 'text-danger' : 'text-success'}`} />
          {failed
            ? `Breaks ${broken.join(' and ')}, which sent ${Math.round(affectedShare * 100)}% of the requests in the last 7 days`
            : 'Breaks no operation of the last 7 days'}
        </li>
      </ul>
      {changes.map(({ coordinate, message, severity, affects }, index) => (
        <div key={message} className={clsx('px-4 py-3.5', index > 0 && 'border-t border-line')}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code>{coordinate}</code>
            <Badge tone={severity === 'breaking' ? 'danger' : severity === 'safe' ? 'success' : 'accent'}>
              {severity}
            </Badge>
          </p>
          <p className={note}>{message}</p>
          {affects.length > 0 ? (
            <Table
              caption={`Operations that use ${coordinate}`}
              columns={['Operation', 'Client', 'Version', 'Share of requests']}
              className="-mx-4 mt-3 -mb-3.5 w-auto! @lg:w-[calc(100%+2rem)]!"
              nameClass="flex-[1_0_100%]"
              lastClass="ms-auto"
              rows={affects.map(({ client, version, share, operation }) => [
                <code key="name">{operation}</code>,
                client,
                <code key="version">{version}</code>,
                <Share key="share" of={share} />,
              ])}
            />
          ) : (
            severity !== 'safe' && <p className="mt-2 text-success">No client selects it.</p>
          )}
        </div>
      ))}
    </>
  )
}

/** The first line of a screen. */
export function Head({ title, note: text }: { title: ReactNode; note: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 px-4 py-3.5">
      <p className="font-semibold">{title}</p>
      <p className={note}>{text}</p>
    </div>
  )
}

type TableProps = {
  caption: string
  columns: string[]
  /** The first cell of a row names it. */
  rows: ReactNode[][]
  className?: string
  rowClass?: string
  nameClass: string
  lastClass: string
}

/** A table where there is room; in a narrow window every row wraps. */
function Table({ caption, columns, rows, className, rowClass, nameClass, lastClass }: TableProps) {
  const cell = 'text-start font-normal @lg:px-4 @lg:py-2 @lg:last:w-px @lg:last:whitespace-nowrap'
  return (
    <table {...tableRoles.table} className={clsx('block w-full border-collapse @lg:table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead
        {...tableRoles.group}
        className="sr-only @lg:not-sr-only @lg:table-header-group @lg:text-caption @lg:text-muted"
      >
        <tr {...tableRoles.row}>
          {columns.map((name) => (
            <th key={name} {...tableRoles.columnHeader} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block @lg:table-row-group">
        {rows.map(([name, ...cells], at) => (
          <tr
            key={at}
            {...tableRoles.row}
            className={clsx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-[9px] @lg:table-row',
              rowClass,
            )}
          >
            <th {...tableRoles.rowHeader} scope="row" className={clsx(cell, nameClass)}>
              {name}
            </th>
            {cells.map((content, index) => (
              <td
                key={columns[index + 1]}
                {...tableRoles.cell}
                className={clsx(cell, index === cells.length - 1 && lastClass)}
              >
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A share of all requests, 0 to 1, as a bar and a percentage. */
function Share({ of }: { of: number }) {
  const percent = `${Math.round(of * 100)}%`
  return (
    <span className="inline-grid grid-cols-[3.5rem_2.5rem] items-center gap-2.5 text-caption tabular-nums">
      <span aria-hidden="true" className="h-1.5 rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-amber forced-color-adjust-none"
          style={{ width: percent }}
        />
      </span>
      {percent}
    </span>
  )
}
