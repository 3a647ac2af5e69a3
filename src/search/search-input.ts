import { maxQueryLength } from './query'

/** The attributes of every field that searches the site from a page. */
export const searchInput = {
  type: 'search',
  name: 'q',
  'aria-label': 'Search this site',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: maxQueryLength,
  placeholder: 'Search posts, chapters, features, jobs',
} as const
