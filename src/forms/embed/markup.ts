import { waitForHubspotCookie } from './address'
import { readAttributes, type FormFunctions } from './attributes'
import { createInline } from './inline'
import { createPopup, createSlider } from './modal'
import type { Widget, WidgetOptions } from './options'
import { createPopover, createSideTab } from './panel'

export type MarkupSettings = {
  /** The host of forms without `data-tf-domain`. */
  host: string
  /** Functions that `data-tf-on-…` may name. */
  functions?: FormFunctions
  /** Options of every form; those in the markup have priority. */
  sharedOptions?: () => Pick<WidgetOptions, 'hidden' | 'tracking' | 'shareGaInstance'>
}

type Options = WidgetOptions & { container: HTMLElement }
type MarkupOptions = Omit<WidgetOptions, 'host'> & { domain?: string }

const kinds: Record<string, (formId: string, options: Options) => Widget> = {
  'data-tf-widget': createInline,
  'data-tf-popup': withoutContainer(createPopup),
  'data-tf-slider': withoutContainer(createSlider),
  'data-tf-popover': withoutContainer(createPopover),
  'data-tf-sidetab': withoutContainer(createSideTab),
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

async function createFromMarkup(element: HTMLElement, settings: MarkupSettings, isWanted: () => boolean) {
  const kind = Object.keys(kinds).find((name) => element.hasAttribute(name))
  const formId = kind && element.getAttribute(kind)
  if (!kind || !formId) {
    console.error('A form widget needs the id of its form, such as data-tf-popup="sales".', element)
    return undefined
  }
  const { options, problems } = readAttributes(element, kind, settings.functions)
  for (const problem of problems) console.error(`Form widget "${formId}": ${problem}.`, element)
  const { domain = settings.host, hidden, ...rest } = options as MarkupOptions
  if (rest.hubspot) {
    await waitForHubspotCookie()
    if (!isWanted()) return undefined
  }
  const shared = settings.sharedOptions?.()
  try {
    return kinds[kind]?.(formId, {
      ...shared,
      ...rest,
      host: domain,
      hidden: { ...shared?.hidden, ...hidden },
      container: element,
    })
  } catch (error) {
    console.error(
      `Form widget "${formId}": ${error instanceof Error ? error.message : String(error)}.`,
      element,
    )
    return undefined
  }
}

/** For all kinds but inline, the element only describes the widget and is not its container. */
function withoutContainer(create: (formId: string, options: WidgetOptions) => Widget) {
  return (formId: string, { container: _element, ...options }: Options) => create(formId, options)
}
