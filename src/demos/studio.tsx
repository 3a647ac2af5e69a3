import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Comparison } from '@/playground/engine/messages'
import { ComparisonReport } from '@/playground/view/comparison-report'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { Waterfall } from '@/playground/view/waterfall'
import { LogoMark } from '@/ui/art/logo'
import { Switcher } from '@/ui/choices'
import { highlightToHtml } from '@/ui/highlight'
import { CircleCheck } from '@/ui/icon'
import { tableRoles } from '@/ui/table'
import { criticalPath, type ExplorerType } from './studio-data'

type FrameProps = {
  /** Where the screen is, such as graph and environment. */
  path: readonly string[]
  /** The page of Studio, whose name ends the path. */
  page: string
  /** What the picture shows, for readers who do not see it. */
  caption: string
  children: ReactNode
}

/**
 * A window of Studio around one of its screens: `SchemaExplorer`, `CheckReport`, or `TraceView`. It is text, follows the theme, and lays itself out by its own width, so it fits any column.
 */
export function StudioFrame({ path, page, caption, children }: FrameProps) {
  return (
    <figure className="@container flex min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-raised text-start text-sm/normal text-text shadow-float [&_code]:text-caption [&_code]:wrap-anywhere">
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
      <div className="flex min-w-0 grow flex-col">{children}</div>
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

/** The types of a graph to choose from, and of the chosen one its fields with their subgraphs and users; two types are one list. */
export function SchemaExplorer({ name, types, subgraphs }: ExplorerProps) {
  if (types.length < 3) {
    const fields = types.flatMap((t) => t.fields.map((f) => ({ ...f, name: `${t.name}.${f.name}` })))
    return <Fields of={{ name: 'the graph', fields }} subgraphs={subgraphs} />
  }
  return (
    <Switcher
      name={name}
      legend="Type"
      className="@5xl:grid @5xl:h-full @5xl:grid-cols-[9.5rem_minmax(0,1fr)]"
      choicesClass="flex flex-wrap gap-1 border-b border-line bg-ground p-2 @5xl:flex-col @5xl:flex-nowrap @5xl:border-e @5xl:border-b-0 @5xl:bg-transparent"
      choiceClass="inline-flex items-baseline justify-between gap-2.5 rounded-md px-2.5 py-1.5 text-muted inset-ring-accent/45 hover:text-text has-checked:bg-accent/14 has-checked:text-text has-checked:inset-ring"
      options={types.map((type) => ({
        label: (
          <>
            <code>{type.name}</code> <span className="text-caption text-muted">{type.fields.length}</span>
          </>
        ),
        panel: <Fields of={type} subgraphs={subgraphs} />,
      }))}
    />
  )
}

type CheckProps = {
  /** What is checked, such as a pull request. */
  title: string
  /** The subgraph whose schema is proposed. */
  subgraph: string
  /** The change as lines of `diff`, shown where there is room beside the verdict. */
  diff: string
  comparison: Comparison
}

/** A check of a proposed schema, judged by what clients sent. */
export function CheckReport({ title, subgraph, diff, comparison }: CheckProps) {
  return (
    <>
      <Head
        title={title}
        note={
          <>
            subgraph <code>{subgraph}</code>, operations of the last 7 days
          </>
        }
      />
      <div className="grow border-t border-line @4xl:grid @4xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="code-block hidden border-e border-line bg-code-ground @4xl:block">
          <pre role="group" tabIndex={0} aria-label={`Proposed change of ${subgraph}`}>
            <code dangerouslySetInnerHTML={{ __html: highlightToHtml(diff, 'diff') }} />
          </pre>
        </div>
        <div className="px-4 py-3.5">
          <p className="mb-2 flex gap-2.5">
            <CircleCheck size={18} className="mt-px text-success" /> Composes with the other subgraphs
          </p>
          <ComparisonReport comparison={comparison} />
        </div>
      </div>
    </>
  )
}

type TraceProps = ComponentProps<typeof Waterfall> & {
  /** The operation, such as `query ProductPage`. */
  operation: string
  /** Who sent it, such as `web 4.18`. */
  client: string
}

/** One request over time, and the durations that add up to the whole. */
export function TraceView({ operation, client, ...run }: TraceProps) {
  const { fetches, durationMs } = run
  const chain = criticalPath(fetches)
  const beside = fetches.filter((fetch) => !chain.includes(fetch))
  return (
    <>
      <Head
        title={<code>{operation}</code>}
        note={
          <>
            from {client} · <span className="text-success">200</span> · {durationMs} ms
          </>
        }
      />
      <div className="border-t border-line px-2 py-2">
        <Waterfall {...run} />
      </div>
      <p className="border-t border-line bg-ground px-4 py-3 text-caption text-muted">
        {chain.map(({ subgraph, startMs, endMs }) => `${subgraph} ${endMs - startMs}`).join(' + ')} ={' '}
        <b className="font-semibold text-text">{durationMs} ms</b>
        {beside.length > 0 && `, with ${beside.map(({ subgraph }) => subgraph).join(' and ')} in parallel`}
      </p>
    </>
  )
}

/** The first line of a screen. */
function Head({ title, note: text }: { title: ReactNode; note: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 px-4 py-3.5">
      <p className="font-semibold">{title}</p>
      <p className={note}>{text}</p>
    </div>
  )
}

type FieldsProps = Pick<ExplorerProps, 'subgraphs'> & { of: ExplorerType }

/** A table of fields where there is room; in a narrow window every row wraps, and it scrolls, so that all types have one height. */
function Fields({ of: { name: type, fields }, subgraphs }: FieldsProps) {
  const cell = 'text-start font-normal @5xl:px-4 @5xl:py-2 @5xl:last:w-px @5xl:last:whitespace-nowrap'
  return (
    <table
      {...tableRoles.table}
      tabIndex={0}
      className="block w-full border-collapse overflow-y-auto @max-5xl:fade-below @max-5xl:pb-5 @max-5xl:not-print:max-h-72 md:@max-5xl:not-print:max-h-88 @5xl:table"
    >
      <caption className="sr-only">Fields of {type}</caption>
      <thead
        {...tableRoles.group}
        className="sr-only @5xl:not-sr-only @5xl:table-header-group @5xl:text-caption @5xl:text-muted"
      >
        <tr {...tableRoles.row}>
          {['Field', 'Subgraph', 'Selected by'].map((name) => (
            <th key={name} {...tableRoles.columnHeader} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block @5xl:table-row-group">
        {fields.map(({ name, rest, subgraphs: owners, share, clients, isKey }) => (
          <tr
            key={name}
            {...tableRoles.row}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-[9px] first:border-t-0 @5xl:table-row @5xl:first:border-t"
          >
            <th {...tableRoles.rowHeader} scope="row" className={clsx(cell, 'flex-[1_0_auto]')}>
              <code>
                {name}
                <span className="text-muted">{rest}</span>
              </code>
            </th>
            <td {...tableRoles.cell} className={cell}>
              {owners.map((owner) => (
                <span
                  key={owner}
                  style={subgraphTone(owner, subgraphs)}
                  className="my-px me-1.5 inline-block rounded-md border border-(--tone)/55 bg-(--tone)/10 px-[7px] font-mono text-caption/normal"
                >
                  {owner}
                </span>
              ))}
            </td>
            <td {...tableRoles.cell} className={clsx(cell, 'flex-[1_0_100%] @max-5xl:flex @max-5xl:gap-2.5')}>
              {share > 0 && <Share of={share} />}{' '}
              <span className={note}>
                {clients.join(', ') || (isKey ? 'the router, as key' : 'no client')}
              </span>
            </td>
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
    <span className="inline-grid grid-cols-[3.5rem_3rem] items-center gap-2.5 text-caption tabular-nums">
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
