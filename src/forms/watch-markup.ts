import type { MarkupSettings, Widget } from './embed'
import { onFirstInteraction } from '@/lib/first-interaction'
import { isPlainClick } from '@/lib/plain-click'
import { whenNearViewport } from '@/lib/prefetch-margin'

/** Elements that open a form on click. `data-opens-form` selects the one whose form a link opens. */
const buttons = '[data-tf-popup], [data-tf-slider], [data-opens-form]'
/** Elements whose widget starts at once: it is a part of the page, opens by itself, or waits for a cookie. */
const immediate = '[data-tf-widget], [data-tf-open], [data-tf-hubspot]'
/** Elements whose widget is a button beside the page, which is loaded on the first interaction. */
const besidePage = ':is([data-tf-popover], [data-tf-sidetab]):not([data-tf-open], [data-tf-hubspot])'

/**
 * Starts the form widgets that the page's markup describes; loads their code when the first one is needed. Returns a
 * function that removes all of them.
 */
export function watchMarkup(settings: MarkupSettings): () => void {
  const widgets = new Map<HTMLElement, Promise<Widget | undefined>>()
  const waiting: (() => void)[] = []
  let isStopped = false

  /** Resolves with undefined when the widget cannot be created or was removed in the meantime. */
  function start(element: HTMLElement): Promise<Widget | undefined> {
    const widget = widgets.get(element) ?? create(element)
    widgets.set(element, widget)
    return widget
  }

  async function create(element: HTMLElement): Promise<Widget | undefined> {
    try {
      const { createFromMarkup } = await import('./embed')
      const widget = isStopped ? undefined : await createFromMarkup(element, settings, () => !isStopped)
      if (!isStopped) return widget
      widget?.destroy()
    } catch (error) {
      console.error('A form widget could not be started.', error)
      widgets.delete(element)
    }
    return undefined
  }

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!button || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link, but closing the form returns the focus to it.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
    void open(button)
  }

  async function open(button: HTMLElement) {
    button.setAttribute('aria-busy', 'true')
    const { opensForm } = button.dataset
    const widget = await start((opensForm && document.querySelector<HTMLElement>(opensForm)) || button)
    button.removeAttribute('aria-busy')
    if (widget) widget.open()
    // If the widget failed to load, follow the link to the form.
    else if (!isStopped && button instanceof HTMLAnchorElement) window.location.assign(button.href)
  }

  document.addEventListener('click', onClick)
  for (const element of document.querySelectorAll<HTMLElement>(immediate)) {
    if (element.hasAttribute('data-tf-lazy'))
      waiting.push(whenNearViewport(element, () => void start(element)))
    else void start(element)
  }
  const besides = document.querySelectorAll<HTMLElement>(besidePage)
  if (besides.length > 0)
    waiting.push(onFirstInteraction(() => besides.forEach((element) => void start(element))))

  return () => {
    document.removeEventListener('click', onClick)
    for (const stop of waiting) stop()
    isStopped = true
    for (const widget of widgets.values()) void widget.then((made) => made?.destroy())
  }
}
