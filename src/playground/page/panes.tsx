import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Choices } from '@/ui/choices'
import { ArrowLeft, ArrowRight, Pencil, Plus, Redo2, Share2, Undo2, X } from '@/ui/icon'
import type { Composition } from '../engine/messages'
import { Verdict } from '../view/verdict'
import styles from './workbench.module.css'

/** The panes by name. Narrow screens show one at a time. */
const panes = { schemas: 'Schemas', result: 'Graph', query: 'Query', run: 'Run' }

type PaneName = keyof typeof panes

type PaneChoiceProps = {
  /** The pane to show, where a component keeps it. Else the result with problems, or the first, until another is chosen. */
  shown?: string
  onShow?: (name: string) => void
  /** Absent while nothing is known. */
  problemCount?: number | undefined
}

/** Chooses the pane that a narrow screen shows, before any script has arrived, too. Stands right before the panes. */
export function PaneChoice({ shown, onShow, problemCount }: PaneChoiceProps) {
  const mark = problemCount === 0 ? '✓' : `(${problemCount})`
  return (
    <Choices
      name={paneField}
      legend="Pane"
      labels={Object.entries(panes).map(([name, label]) => (
        <span key={name}>
          {label}
          {name === 'result' && problemCount !== undefined && <span aria-hidden="true"> {mark}</span>}
        </span>
      ))}
      values={Object.keys(panes)}
      initial={problemCount ? 2 : 1}
      chosen={shown}
      onChoose={onShow}
      className={clsx(
        styles.choice,
        'top-16 z-6 mb-2.5 max-md:sticky grid auto-cols-fr grid-flow-col gap-1 rounded-card border border-line-strong bg-ground p-1 shadow-[0_-0.625rem_0_0.25rem_var(--ground)] in-data-failed:hidden [@media(height<20rem)]:static max-[24rem]:gap-0 lg:hidden noscript:hidden',
      )}
      choiceClass="flex min-h-11 items-center justify-center rounded-lg text-sm font-medium text-muted has-checked:bg-accent/14 has-checked:text-text max-[24rem]:text-caption"
    />
  )
}

const paneField = 'pane'

/** Returns the pane that was chosen in the page, in the browser. */
export function chosenPane(): string {
  return document.querySelector<HTMLInputElement>(`[name=${paneField}]:checked`)?.value ?? 'schemas'
}

/** Verdict and buttons above the panes. */
export const headRow =
  'mb-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pointer-coarse:[&_.button]:min-h-11'

/** Wide screens show all four in the window: schemas above their composition, and beside them the query above its plan, which is higher. */
export const paneGrid = `${styles.panes} grid gap-3 lg:h-[max(33rem,calc(100dvh-14rem))] lg:grid-flow-col lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:grid-rows-[minmax(0,4fr)_minmax(0,1fr)_minmax(0,5fr)]`

/** What composition says in a line. Phones see it in the choice of panes. */
export const statusLine = 'flex min-h-8 flex-wrap items-center gap-x-4 max-sm:sr-only'

/** The grid of the workbench around finished content, so that nothing moves when the workbench takes its place. */
export function Panes({ composition, children }: { composition: Composition; children: ReactNode }) {
  return (
    <div>
      <div className={headRow}>
        <p className={statusLine}>
          <Verdict composition={composition} />
        </p>
        <ToolRow />
      </div>
      <PaneChoice problemCount={composition.problems.length} />
      <div className={paneGrid} data-fails={!composition.composes || undefined}>
        {children}
      </div>
    </div>
  )
}

const tools = ['Undo', 'Redo', 'Reset', 'New', 'Open files', 'Saved work', 'Share or export']
const toolIcons: Record<string, typeof Undo2> = { Undo: Undo2, Redo: Redo2 }
/** By the first words of the tools. */
type Actions = Record<string, (() => void) | undefined>

/** What can be done with the work as a whole. A tool without an action is disabled. Narrow screens show first words. */
export function ToolRow({ actions, children }: { actions?: Actions; children?: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label="Work"
      aria-hidden={!actions || undefined}
      className="flex flex-wrap items-center gap-x-1 gap-y-2 in-data-failed:hidden aria-hidden:*:nth-[n+3]:opacity-100! max-sm:-ms-1.5 max-sm:w-[calc(100%+6px)] max-sm:gap-x-0 sm:max-lg:-ms-3 sm:max-lg:w-[calc(100%+12px)] noscript:hidden max-sm:[&>button]:min-h-10 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-1.5"
    >
      {tools.map((label) => {
        const [word = ''] = label.split(' ')
        const Icon = toolIcons[word]
        const isShare = word === 'Share'
        return (
          <Button
            key={word}
            size="sm"
            variant={isShare ? 'secondary' : 'ghost'}
            title={Icon && word}
            disabled={!actions}
            aria-disabled={!actions?.[word]}
            onClick={actions?.[word]}
            className={isShare ? 'ms-2 max-sm:ms-0 max-sm:px-2.5! sm:max-lg:ms-auto' : undefined}
          >
            {Icon && <Icon size={16} />}
            {isShare && <Share2 size={15} className="max-sm:hidden" />}
            <span className={Icon && 'sr-only'}>
              {word}
              <span className="whitespace-pre! max-sm:sr-only lg:max-xl:sr-only">
                {label.slice(word.length)}
              </span>
            </span>
          </Button>
        )
      })}
      {children}
    </div>
  )
}

/** Properties of tabs that fill a pane. They go on with the tab that was chosen in the finished example. */
export const paneTabs = {
  firstShown: (labels: string[]) =>
    labels.findIndex((label) => document.querySelector(`.tab > [value='${label}']:checked`)),
  className: 'flex min-h-0 min-w-0 flex-1 flex-col',
  listClass:
    'min-h-11 flex-none gap-5 px-4 max-sm:gap-2 max-sm:ps-3 max-sm:pe-1 max-sm:*:px-0! max-sm:*:text-caption pointer-coarse:[&>.tab]:min-h-11',
  panelClass:
    'min-h-0 flex-1 overflow-auto p-5 focus-visible:-outline-offset-2 not-has-[>figure]:not-focus-visible:fade-below max-sm:p-3 has-[>figure]:bg-code-ground has-[>figure]:p-0! pointer-coarse:[&_.button]:min-h-11 [&>figure>.code-frame]:rounded-none [&>figure>.code-frame]:border-0',
}

/** A pane of the finished example under the tabs that it will have. The first is shown; the workbench shows another that is chosen. */
export function FinishedPane({ tabs = [], children, ...pane }: PaneProps & { tabs?: string[] }) {
  return (
    <Pane {...pane}>
      {tabs.length > 0 && (
        <Choices
          name={pane.label}
          legend={pane.label}
          labels={tabs}
          values={tabs}
          className={clsx('tab-list in-data-failed:hidden noscript:hidden', styles.tabs, paneTabs.listClass)}
          choiceClass="tab"
        />
      )}
      <div className={clsx('flex min-h-0 flex-1 flex-col', styles.finished)}>{children}</div>
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

type SubgraphTool = { label: string; disabled?: boolean; onPress: () => void }
const subgraphIcons = [Pencil, ArrowLeft, ArrowRight, X, Plus]

/** The buttons beside the tabs of the subgraphs: rename, move left and right, remove, add. Disabled without actions. */
export function SubgraphTools({ label, actions }: { label?: string; actions?: SubgraphTool[] }) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-hidden={!actions || undefined}
      className="flex items-center gap-0.5 px-1.5 in-data-failed:hidden max-sm:order-last max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:py-0.5"
    >
      {subgraphIcons.map((Icon, index) => {
        const { label: name, disabled, onPress } = actions?.[index] ?? { disabled: true }
        return (
          <button
            key={index}
            type="button"
            aria-label={name}
            title={name}
            tabIndex={actions ? undefined : -1}
            // Stays focusable, so that the keyboard keeps its place at the end of a row of moves.
            aria-disabled={disabled || undefined}
            className="grid size-8 cursor-pointer place-items-center rounded-md text-muted transition-colors hover:bg-text/8 hover:text-text in-aria-hidden:not-nth-2:opacity-100! aria-disabled:cursor-not-allowed aria-disabled:opacity-40 pointer-coarse:size-11"
            onClick={disabled ? undefined : onPress}
          >
            <Icon size={16} />
          </button>
        )
      })}
    </div>
  )
}

type PaneProps = {
  label: string
  /** Which pane it is, for phones, which show one at a time. */
  name: PaneName
  children: ReactNode
}

/** One of the four parts of the workbench, under a heading for assistive technology. */
export function Pane({ label, name, children }: PaneProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="relative flex h-[max(24rem,50svh)] min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-raised max-md:in-data-fails:data-[pane=result]:h-auto max-md:data-[pane=run]:h-auto max-md:data-[pane=run]:min-h-[max(24rem,50svh)] md:max-lg:h-104 md:max-lg:data-[pane=run]:h-240 lg:h-auto lg:data-[pane=run]:row-span-2 lg:data-[pane=schemas]:row-span-2 noscript:h-auto!"
      data-pane={name}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {children}
    </section>
  )
}
