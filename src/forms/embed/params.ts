import { formAddress } from './address'
import type { AddressOptions, WidgetKind } from './options'
import { hubspotFields } from './hubspot'

const kindNames: Record<WidgetKind, string> = {
  inline: 'embed-widget',
  popup: 'popup-blank',
  slider: 'popup-drawer',
  popover: 'popup-popover',
  'side-tab': 'popup-side-panel',
}

type AddressRequest = {
  kind: WidgetKind
  formId: string
  /** Random digits that every message of this frame contains. */
  embedId: string
  options: AddressOptions & { onEndingButtonClick?: unknown }
  /** An inline form that fills the screen of a phone once started. */
  fillsScreen?: boolean
}

/**
 * Builds the address of a form's frame: query parameters for the host, hidden fields in the hash
 * (docs/contracts/form-widgets.md#frame-parameters).
 */
export function frameAddress(request: AddressRequest): URL {
  const { formId, options } = request
  const address = new URL(formAddress(formId, options), window.location.href)
  const query = {
    ...queryOf(request),
    ...transitiveParams(options.transitiveSearchParams),
    ...options.tracking,
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  const hidden = withoutEmpty({ ...options.hidden, ...(options.hubspot ? hubspotFields() : {}) })
  if (options.transitiveSearchParams === true) {
    for (const name of Object.keys(hidden)) address.searchParams.delete(name)
  }
  address.hash = new URLSearchParams({ ...hidden, ...preselected(options.preselect) }).toString()
  return address
}

function queryOf({
  kind,
  embedId,
  options,
  fillsScreen,
}: AddressRequest): Record<string, string | undefined> {
  const flag = (on: unknown) => (on ? 'true' : undefined)
  const noHeading = options.noHeading || document.querySelector('h1') !== null
  return {
    'typeform-embed-id': embedId,
    'typeform-embed': kindNames[kind],
    'typeform-source': options.source ?? window.location.hostname.replace(/^www\./, ''),
    'typeform-medium': options.medium ?? 'embed-sdk',
    'typeform-medium-version': options.mediumVersion ?? 'next',
    'embed-hide-footer': flag(options.hideFooter),
    'embed-hide-headers': flag(options.hideHeaders),
    'embed-opacity': options.opacity?.toString(),
    'disable-tracking': flag(options.disableTracking || options.enableSandbox),
    'enable-sandbox': flag(options.enableSandbox),
    'share-ga-instance': flag(options.shareGaInstance),
    'force-touch': flag(options.forceTouch || fillsScreen),
    'add-placeholder-ws': flag(fillsScreen),
    'typeform-embed-redirect-target': options.redirectTarget,
    'typeform-embed-handles-redirect': '1',
    'typeform-embed-auto-resize': flag(options.autoResize && !fillsScreen),
    'typeform-embed-disable-scroll': flag(options.disableScroll),
    'typeform-embed-handle-ending-button-click': flag(options.onEndingButtonClick),
    'typeform-embed-no-heading': flag(noHeading),
    'typeform-embed-no-scrollbars': flag(options.noScrollbars),
  }
}

function transitiveParams(names: AddressOptions['transitiveSearchParams'] = []): Record<string, string> {
  const own = new URLSearchParams(window.location.search)
  // A link to the page must not make its form discard what is sent.
  own.delete('enable-sandbox')
  if (names === true) return Object.fromEntries(own)
  return withoutEmpty(Object.fromEntries((names || []).map((name) => [name, own.get(name) ?? undefined])))
}

function withoutEmpty(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1]))
}

/** The form contract allows only one preselected answer. */
function preselected(preselect: AddressOptions['preselect']): Record<string, string> {
  const [first] = Object.entries(preselect ?? {})
  return first ? { [`answers-${first[0]}`]: first[1] } : {}
}
