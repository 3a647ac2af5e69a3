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

/**
 * Creates the widget that an element's `data-tf-` attributes describe. Logs errors in them. Resolves with undefined when they
 * name no form.
 */
export async function createFromMarkup(
  element: HTMLElement,
  { host, sharedOptions }: MarkupSettings,
): Promise<Widget | undefined> {
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
  if (own.hubspot) await waitForHubspotCookie()
  const shared = sharedOptions?.()
  return kinds[kind]?.(formId, {
    ...shared,
    ...own,
    host: domain,
    hidden: { ...shared?.hidden, ...hidden },
    container: element,
  })
}
