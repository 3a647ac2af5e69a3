import { readAttributes, type FormFunctions } from './attributes'
import { hubspotCookieWait } from './hubspot'
import { createInline } from './inline'
import type { Widget, WidgetOptions } from './options'
import { createPopover } from './popover'
import { createPopup } from './popup'
import { createSideTab } from './side-tab'
import { createSlider } from './slider'

export type MarkupSettings = {
  /** Where forms live when the markup names no `data-tf-domain`. */
  host: string
  /** Functions that `data-tf-on-…` may name. */
  functions?: FormFunctions
  /** Hidden fields and query parameters of every form; those of the markup win. */
  everywhere?: () => { hidden?: Record<string, string>; tracking?: Record<string, string> }
}

type Options = WidgetOptions & { container: HTMLElement }
type MarkupOptions = Omit<WidgetOptions, 'host'> & { domain?: string }

const kinds: Record<string, (formId: string, options: Options) => Widget> = {
  'data-tf-widget': createInline,
  'data-tf-popup': createOverPage(createPopup),
  'data-tf-slider': createOverPage(createSlider),
  'data-tf-popover': createOverPage(createPopover),
  'data-tf-sidetab': createOverPage(createSideTab),
}

const widgets = new Map<HTMLElement, Promise<Widget | undefined>>()

/**
 * The widget of an element with `data-tf-` attributes, made when first asked for. Mistakes in the attributes are
 * reported on the console in plain words. Gives undefined when the element names no form or was let go meanwhile.
 */
export function widgetOf(element: HTMLElement, settings: MarkupSettings): Promise<Widget | undefined> {
  const known = widgets.get(element)
  if (known) return known
  const widget = createFromMarkup(element, settings, () => widgets.get(element) === widget)
  widgets.set(element, widget)
  return widget
}

/** Takes the widget of an element out of the page. */
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
  const { domain = settings.host, hidden, tracking, ...rest } = options as MarkupOptions
  if (rest.hubspot) {
    await hubspotCookieWait()
    if (!isWanted()) return undefined
  }
  const everywhere = settings.everywhere?.()
  try {
    return kinds[kind]?.(formId, {
      ...rest,
      host: domain,
      hidden: { ...everywhere?.hidden, ...hidden },
      tracking: { ...everywhere?.tracking, ...tracking },
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

/** The element of an inline form holds it; that of every other kind only describes it. */
function createOverPage(create: (formId: string, options: WidgetOptions) => Widget) {
  return (formId: string, { container: _element, ...options }: Options) => create(formId, options)
}
