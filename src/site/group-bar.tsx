import { breakable } from '@/ui/breakable'
import { TocSpy } from './article/toc-spy.client'

/** Links to groups below it, of which the one in view is marked. It stays in view as long as its container. */
export function GroupBar({ groups }: { groups: { anchor: string; title: string; count: number }[] }) {
  return (
    <nav
      aria-label="Groups of features"
      data-toc
      className="sticky top-14 z-20 [scrollbar-width:none] overflow-x-auto border-y border-line bg-ground/90 backdrop-blur-md lg:top-16 [@media(max-height:20rem)]:static"
    >
      {/* One column for each group; the last has the longest title. */}
      <ul className="container-page flex gap-6 max-sm:justify-between max-sm:gap-3 lg:grid lg:grid-cols-[repeat(4,minmax(0,1fr))_12.5rem] lg:gap-8 xl:grid-cols-5">
        {groups.map(({ anchor, title, count }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex items-baseline gap-2 border-b-2 border-transparent pt-3 pb-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-[current]:border-coral aria-[current]:text-text lg:pt-3.5 lg:pb-3"
            >
              {/* A phone shows what is before the first slash of a title, so that all groups are in view. */}
              <span>{breakable(title, 'max-sm:sr-only')}</span>
              <span className="font-mono text-caption text-muted max-sm:hidden">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <TocSpy />
    </nav>
  )
}
