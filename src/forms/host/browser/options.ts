import { cleanText } from '@/lib/clean-text'
import { names } from '../names'

/** The options that the widget passes in the address of the form (docs/contracts/form-widgets.md#frame-parameters). */
export type FrameOptions = ReturnType<typeof readOptions>

/**
 * Reads the options from the address of the form's page and its referrer. `framed` says whether a page of this site
 * shows the form in a frame; without one, a link must not turn on test mode.
 */
export function readOptions(address: URL, referrer: string, framed: boolean) {
  const query = address.searchParams
  const on = (name: string) => query.get(name) === 'true'
  const prefix = names.hidden('')
  const inQuery = [...query].filter(([name]) => name.startsWith(prefix))
  const hidden = Object.fromEntries([
    ...inQuery.map(([name, value]) => [name.slice(prefix.length), value]),
    ...new URLSearchParams(address.hash.slice(1)),
  ]) as Record<string, string>
  const embedId = query.get('typeform-embed-id') ?? undefined
  return {
    /** Sent with every message; undefined when the form is not embedded. */
    embedId,
    /** Test mode: the form is checked, but not stored. */
    sandbox: framed && embedId !== undefined && on('enable-sandbox'),
    /** The embedding page already has an h1. */
    hasHeading: on('typeform-embed-no-heading'),
    hidden,
    /** Where the form was opened; undefined when tracking is off. */
    context: on('disable-tracking')
      ? undefined
      : contextOf(query, embedId && referrer ? referrer : address.href),
  }
}

function contextOf(query: URLSearchParams, page: string): Record<string, string> {
  const { origin, pathname, searchParams } = new URL(page)
  const campaign = Object.fromEntries([...searchParams, ...query].filter(([name]) => name.startsWith('utm_')))
  const known: Record<string, string | null> = {
    page: origin + pathname,
    embed: query.get('typeform-embed'),
    source: query.get('typeform-source'),
    medium: query.get('typeform-medium'),
    ...campaign,
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value ? [[name, cleanText(value)]] : [])),
  )
}
