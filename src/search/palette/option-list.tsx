import type { Ref } from 'react'
import { KindIcon } from '../kind-icon'
import { Marked } from '../marked'
import type { Group, Option } from './options'

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
      className="search-list"
    >
      {groups.map(({ title, options, first }) => (
        <div key={title} role="group" aria-labelledby={`${id}${title}`}>
          <p id={`${id}${title}`} role="presentation" className="search-group">
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
                className="search-option"
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
      <KindIcon kind={kind} className="search-option-icon" />
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="truncate font-medium text-text">
            <Marked text={title} words={words} />
          </span>
          {context && <span className="hidden min-w-0 truncate text-xs text-muted sm:block">{context}</span>}
        </span>
        <span className="block truncate text-caption leading-5 text-muted">
          <Marked text={text} words={words} />
        </span>
      </span>
      <span aria-hidden="true" className="search-option-enter">
        ↵
      </span>
    </>
  )
}
