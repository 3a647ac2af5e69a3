import { isIsoDate } from '@/lib/dates'
import { leadStates } from './lead-work'
import type { LeadFilter } from './leads'

const names = ['search', 'form', 'state', 'since', 'until'] as const
/** A filter as it is typed: empty fields filter nothing, and the days are inclusive. */
export type TypedFilter = Record<(typeof names)[number], string>

/** Reads a filter from an address. Empties what cannot be a state or day. */
export function readFilter(query: URLSearchParams): TypedFilter {
  const get = (name: (typeof names)[number], isValid: (text: string) => boolean) => {
    const text = query.get(name)?.trim() ?? ''
    return isValid(text) ? text : ''
  }
  return {
    search: get('search', (text) => text.length <= 200),
    form: get('form', (text) => text.length <= 200),
    state: get('state', (text) => stateOf(text) !== undefined),
    since: get('since', isDay),
    until: get('until', isDay),
  }
}

/** The leads that a typed filter matches. */
export function filterOf({ search, form, state, since, until }: TypedFilter): LeadFilter {
  return {
    search,
    form: form || undefined,
    state: stateOf(state),
    since: since || undefined,
    before: until ? `${until}T24:00:00.000Z` : undefined,
  }
}

/** The address of a page with a filter, without its empty fields. */
export function withFilter(path: string, filter: TypedFilter, more: Record<string, string> = {}): string {
  const used = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '')
  return used.length > 0 ? `${path}?${new URLSearchParams(used)}` : path
}

/** A state that leads are filtered by, or undefined for another text. */
export function stateOf(text: string | undefined): LeadFilter['state'] {
  return (['unread', ...leadStates] as const).find((one) => one === text)
}

const isDay = (text: string) => text.length === 10 && isIsoDate(text)
