import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import styles from './workbench.module.css'

/** The panes by name. Narrow screens show one at a time. */
export const panes = { schemas: 'Schemas', result: 'Result', query: 'Query', run: 'Run' }

export const paneBar =
  'sticky top-16 z-6 mb-2.5 grid grid-cols-4 gap-1 rounded-card border border-line-strong bg-ground p-1 max-[24rem]:gap-0 lg:hidden'
export const paneButton =
  'grid min-h-11 cursor-pointer place-items-center rounded-lg text-sm font-medium text-muted aria-pressed:bg-accent/14 aria-pressed:text-text max-[24rem]:text-caption'

/** Verdict and buttons above the panes. */
export const headRow =
  'mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pointer-coarse:[&_.button]:min-h-11'

/** Wide screens show all four in the window: schemas above their composition, and beside them the query above its plan. */
export const paneGrid = clsx(
  styles.panes,
  'grid gap-3 lg:h-[max(33rem,calc(100dvh-15.5rem))] lg:grid-flow-col lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:grid-rows-[repeat(12,minmax(0,1fr))] lg:*:row-span-5 lg:[&>:nth-child(3n+1)]:row-span-7',
)

/** The grid of the workbench around finished content, so that nothing moves when the workbench takes its place. */
export function Panes({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className={headRow}>
        {head}
        {/* As large as the toolbar. */}
        <div className="h-8 w-138 max-w-full in-data-failed:hidden max-sm:h-11 max-[21.2rem]:h-24 noscript:hidden" />
      </div>
      <div aria-hidden="true" className={clsx(paneBar, 'in-data-failed:hidden noscript:hidden')}>
        {Object.values(panes).map((label, index) => (
          <button key={label} type="button" tabIndex={-1} aria-pressed={index === 0} className={paneButton}>
            {label}
          </button>
        ))}
      </div>
      <div className={paneGrid} data-shown="schemas">
        {children}
      </div>
    </div>
  )
}

/** Properties of tabs that fill a pane. */
export const paneTabs = {
  className: 'flex min-h-0 min-w-0 flex-1 flex-col',
  listClass: 'min-h-11 flex-none gap-5 px-4 max-sm:gap-3.5 max-sm:px-3 pointer-coarse:[&>.tab]:min-h-11',
  panelClass:
    'min-h-0 flex-1 overflow-auto p-5 focus-visible:-outline-offset-2 max-sm:p-3 has-[>figure]:bg-code-ground has-[>figure]:p-0! pointer-coarse:[&_.button]:min-h-11 [&>figure>.code-frame]:rounded-none [&>figure>.code-frame]:border-0',
}

type FinishedPaneProps = PaneProps & { tabs?: string[] }

/** A pane of the finished example under the tabs that it will have, of which the first is shown. */
export function FinishedPane({ tabs = [], children, ...pane }: FinishedPaneProps) {
  return (
    <Pane {...pane}>
      {tabs.length > 0 && (
        <div
          aria-hidden="true"
          className={clsx('tab-list in-data-failed:hidden noscript:hidden', paneTabs.listClass)}
        >
          {tabs.map((text, index) => (
            <span key={text} aria-selected={index === 0} className="tab">
              {text}
            </span>
          ))}
        </div>
      )}
      {children}
    </Pane>
  )
}

/** Content of a finished pane that scrolls. */
export function FinishedPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className={paneTabs.panelClass}>
      {children}
    </div>
  )
}

/** What the panes of the finished example show only where the workbench cannot start. */
export const onlyFinished = 'mt-5 hidden in-data-failed:block noscript:block'

/** The row of buttons beside the tabs of the subgraphs. */
export const subgraphTools =
  'flex items-center gap-0.5 px-1.5 max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:py-0.5'

type PaneProps = {
  label: string
  /** Which pane it is, for phones, which show one at a time. */
  name: keyof typeof panes
  children: ReactNode
}

/** One of the four parts of the workbench, under a heading for assistive technology. */
export function Pane({ label, name, children }: PaneProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex h-[max(24rem,50svh)] min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-raised lg:h-auto noscript:h-auto!"
      data-pane={name}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {children}
    </section>
  )
}
