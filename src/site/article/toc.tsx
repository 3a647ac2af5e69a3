import type { TocEntry } from '@/content/text'
import { ChevronDown } from '@/ui/icon'
import { ReadingBar } from './reading-bar.client'
import { TocSpy } from './toc-spy.client'

type Props = { entries: TocEntry[] }

const label = 'On this page'

/** The side table of contents; the section in view is marked. */
export function Toc({ entries }: Props) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={label} data-toc>
      <p className="mb-3 text-sm font-semibold">{label}</p>
      <TocList entries={entries} />
      <TocSpy />
    </nav>
  )
}

/** The table beside an article, in view while it is read. */
export function TocAside({ entries }: Props) {
  return (
    <div className="hidden lg:block">
      <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-4">
        <Toc entries={entries} />
      </div>
    </div>
  )
}

/** The same list in a bar that stays in view, for narrow screens. */
export function TocBar({ entries }: Props) {
  if (entries.length === 0) return null
  return (
    <ReadingBar title={label} chevron={barChevron} className="-mx-[24px] mb-8 border-t">
      <nav aria-label={label} data-toc>
        <TocList entries={entries} />
      </nav>
    </ReadingBar>
  )
}

/** Points down while a bar is closed. */
export const barChevron = <ChevronDown size={16} className="transition-transform group-open:rotate-180" />

/** The same list behind a summary, where a sidebar has taken the place of the bar. */
export function TocDisclosure({ entries }: Props) {
  return (
    <details
      data-chrome
      className="group mb-8 rounded-card border border-line bg-raised max-lg:hidden xl:hidden"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between px-4 py-3 text-sm font-semibold">
        {label}
        <ChevronDown size={16} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={label} className="border-t border-line px-4 py-3">
        <TocList entries={entries} />
      </nav>
    </details>
  )
}

/** Links to sections. */
export function TocList({ entries, nested = false }: { entries: TocEntry[]; nested?: boolean }) {
  return (
    <ul className={nested ? '[&_a]:pl-7' : 'border-l border-line'}>
      {entries.map(({ id, title, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1 pl-4 text-sm leading-snug text-muted transition-colors hover:text-text aria-[current]:border-coral aria-[current]:text-text pointer-coarse:py-2"
          >
            {title}
          </a>
          {children.length > 0 && <TocList entries={children} nested />}
        </li>
      ))}
    </ul>
  )
}
