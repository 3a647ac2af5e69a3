import { resultsHref } from '../paths'

type Props = {
  query: string
  /** Whether there are results, so the search page has some too. */
  more: boolean
  onChoose: () => void
}

/** Shows the keyboard shortcuts and a link to all results. */
export function PaletteFooter({ query, more, onChoose }: Props) {
  return (
    <div className="search-foot">
      <span className="hidden gap-4 sm:flex" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>esc</kbd> close
        </span>
      </span>
      <a
        href={resultsHref(query)}
        onClick={onChoose}
        className="ml-auto underline underline-offset-4 hover:text-text"
      >
        {more ? 'All results on a page' : 'Search page'}
      </a>
    </div>
  )
}
