import clsx from 'clsx'
import { Search } from '@/ui/icon'
import { searchPath } from './paths'

type Props = { className?: string; iconSize?: number; children?: React.ReactNode }

/** Opens the palette. Without script, it links to the search page. */
export function SearchButton({ className, iconSize = 18, children }: Props) {
  return (
    <a
      href={searchPath}
      className={clsx('search-button', className)}
      data-search-open=""
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search size={iconSize} />
      {children}
    </a>
  )
}

/** Shows the shortcut for the visitor's operating system. */
export function ShortcutKeys() {
  return (
    <span className="search-keys" aria-hidden="true">
      <kbd className="keys-other">Ctrl K</kbd>
      <kbd className="keys-apple">⌘K</kbd>
    </span>
  )
}
