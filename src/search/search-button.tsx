import { paths } from '@/config/paths'
import clsx from 'clsx'
import { Search } from '@/ui/icon'

type Props = { className?: string; children?: React.ReactNode }

/** Opens the palette. Without script, it links to the search page. */
export function SearchButton({ className, children }: Props) {
  return (
    <a
      href={paths.search}
      className={clsx('search-button', className)}
      data-search-open=""
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search size={18} />
      {children}
    </a>
  )
}

/** Shows the shortcut for the visitor's operating system. */
export function ShortcutKeys() {
  return (
    // The shortcut needs script and a keyboard. Its space is reserved until the script knows which one applies.
    <span
      className="hidden *:min-w-11 *:rounded-md *:bg-text/7 *:px-1.5 *:text-center *:font-sans *:text-caption *:leading-5 xl:block noscript:hidden [@media(hover:none)]:hidden"
      aria-hidden="true"
    >
      <kbd className="inline-block in-data-[search=apple]:hidden [:root:not([data-search])_&]:invisible">
        Ctrl K
      </kbd>
      <kbd className="hidden in-data-[search=apple]:inline-block">⌘K</kbd>
    </span>
  )
}
