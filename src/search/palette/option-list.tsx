import type { Ref } from 'react'
import { groupBy } from '@/lib/group-by'
import type { Result } from '../engine'
import { kinds, type Kind } from '../entry'
import { excerptOf } from '../highlight'
import { KindIcon, Marked } from '../result-parts'

/** An option of the palette. `words` are the index words to highlight in it. */
type Option = { href: string; title: string; context?: string; text: string; kind?: Kind; words: string[] }
/** Options under a heading. `first` is the index of its first option among all groups. */
export type Group = { title: string; options: Option[]; first: number }

/** Maximum results in the palette; the search page lists more. */
const maxResults = 12

/** Groups results by kind, the kind of the best result first. */
export function groupResults(results: Result[]): Group[] {
  let first = 0
  return [...groupBy(results.slice(0, maxResults), ({ kind }) => kind)].map(([kind, found]) => {
    const options = found.map(({ href, title, heading, text, words }) => ({
      kind,
      href,
      title: heading || title,
      context: heading ? title : undefined,
      text: excerptOf(heading || title, text, words),
      words,
    }))
    first += options.length
    return { title: kinds[kind], options, first: first - options.length }
  })
}

type Props = {
  ref: Ref<HTMLDivElement>
  /** Prefix of all IDs inside. */
  id: string
  groups: Group[]
  /** Index of the active option among all groups. */
  active: number
  busy: boolean
  onActive: (index: number) => void
  onChoose: () => void
}

/** Lists the palette's options in groups. They are links, so visitors can open them in a new tab. */
export function OptionList({ ref, id, groups, active, busy, onActive, onChoose }: Props) {
  return (
    <div
      ref={ref}
      id={`${id}list`}
      role="listbox"
      aria-label="Results"
      aria-busy={busy}
      tabIndex={-1}
      className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 aria-busy:opacity-50"
    >
      {groups.map(({ title, options, first }) => (
        <div key={title} role="group" aria-labelledby={`${id}${title}`}>
          <p id={`${id}${title}`} role="presentation" className="px-3 pt-3 pb-1.5 text-caption text-muted">
            {title}
          </p>
          {options.map((option, at) => {
            const index = first + at
            return (
              <a
                key={option.href}
                id={`${id}option${index}`}
                href={option.href}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="group/option flex items-center gap-3.5 rounded-lg from-coral to-amber bg-size-[2px_calc(100%-20px)] bg-left bg-no-repeat px-3 py-2 text-body-sm leading-[22px] aria-selected:bg-text/7 aria-selected:bg-linear-to-b"
                // Not onPointerEnter, which also fires when the list scrolls under a resting pointer.
                onPointerMove={() => index !== active && onActive(index)}
                onClick={onChoose}
              >
                <OptionView option={option} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function OptionView({ option: { title, context, text, kind, words } }: { option: Option }) {
  return (
    <>
      <KindIcon kind={kind} className="text-muted group-aria-selected/option:text-accent" />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="truncate font-medium text-text">
            <Marked text={title} words={words} />
          </span>
          {context && (
            <span className="hidden min-w-0 truncate text-caption text-muted sm:block">{context}</span>
          )}
        </span>
        <span className="block truncate text-caption leading-5 text-muted">
          <Marked text={text} words={words} />
        </span>
      </span>
      <span
        aria-hidden="true"
        className="invisible hidden shrink-0 text-muted group-aria-selected/option:visible sm:block"
      >
        ↵
      </span>
    </>
  )
}
