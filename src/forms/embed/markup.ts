import { waitForHubspotCookie } from './address'
import { readAttributes } from './attributes'
import { createInline } from './inline'
import { createPopup, createSlider } from './modal'
import type { InlineOptions, Widget, WidgetOptions } from './options'
import { createPopover, createSideTab } from './panel'

export type MarkupSettings = {
  /** The host of forms without `data-tf-domain`. */
  host: string
  /** Options of every form; those in the markup have priority. */
  sharedOptions?: () => Pick<WidgetOptions, 'hidden' | 'tracking' | 'shareGaInstance'>
}

const kinds: Record<string, (formId: string, options: InlineOptions) => Widget> = {
  'data-tf-widget': createInline,
  'data-tf-popup': createPopup,
  'data-tf-slider': createSlider,
  'data-tf-popover': createPopover,
  'data-tf-sidetab': createSideTab,
}

const widgets = new Map<HTMLElement, Promise<Widget | undefined>>()

/**
 * Returns the widget of an element with `data-tf-` attributes, creating it on the first call. Logs errors in the
 * attributes. Resolves with undefined when the element names no form, or its widget was removed in the meantime.
 */
export function widgetOf(element: HTMLElement, settings: MarkupSettings): Promise<Widget | undefined> {
  const known = widgets.get(element)
  if (known) return known
  const widget = createFromMarkup(element, settings, () => widgets.get(element) === widget)
  widgets.set(element, widget)
  return widget
}

/** Removes the widget of an element from the page. */
export function removeWidget(element: HTMLElement): void {
  void widgets.get(element)?.then((widget) => widget?.destroy())
  widgets.delete(element)
}

async function createFromMarkup(
  element: HTMLElement,
  { host, sharedOptions }: MarkupSettings,
  isWanted: () => boolean,
) {
  const kind = Object.keys(kinds).find((name) => element.hasAttribute(name)) ?? ''
  const formId = element.getAttribute(kind)
  const report = (text: string) => console.error(`Form widget "${formId ?? ''}": ${text}.`, element)
  if (!formId) {
    report('the id of its form is missing, such as data-tf-popup="sales"')
    return undefined
  }
  const { options, problems } = readAttributes(element, kind)
  problems.forEach(report)
  const { domain = host, hidden, ...own } = options as Partial<WidgetOptions> & { domain?: string }
  if (own.hubspot) {
    await waitForHubspotCookie()
    if (!isWanted()) return undefined
  }
  const shared = sharedOptions?.()
  return kinds[kind]?.(formId, {
    ...shared,
    ...own,
    host: domain,
    hidden: { ...shared?.hidden, ...hidden },
    container: element,
  })
}
