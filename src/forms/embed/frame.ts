import { formAddress, isFullAddress } from './address'
import { shareClientId } from './client-id'
import { safeAttributes, make, setAttributes } from './dom'
import { listenTo, sendFocus, type FormWindow, type MessageHandlers } from './messages'
import type { WidgetKind, WidgetOptions } from './options'
import { frameAddress } from './params'
import { followRedirect } from './redirect'
import { watchFrame } from './frame-status'

export type Frame = {
  /** The box with the frame, and a message while it is not shown. */
  element: HTMLElement
  /** Whether the form reports Escape, so that the focus may move into it. Forms of other origins might not. */
  sendsEscape: boolean
  /** Moves the focus into the form, which then focuses a field. */
  focus: () => void
  refresh: () => void
  destroy: () => void
}

type FrameSettings = {
  kind: WidgetKind
  formId: string
  options: WidgetOptions
  fillsScreen?: boolean
  on?: MessageHandlers
}

/** Creates a frame with a form. It loads as soon as its element is in the page. */
export function createFrame({ kind, formId, options, fillsScreen, on = {} }: FrameSettings): Frame {
  const embedId = newEmbedId()
  const address = frameAddress({ kind, formId, embedId, options, fillsScreen })
  const isOwn = address.origin === window.location.origin
  // The provider's library lets forms record answers (src/server/headers.ts).
  const iframe = make('iframe', { class: 'embed-iframe', allow: isOwn ? undefined : 'microphone; camera' })
  setAttributes(iframe, safeAttributes(options.iframeProps))
  iframe.title = labelOf(options)
  iframe.src = address.href

  const form: FormWindow = { iframe, origin: address.origin, embedId }
  const plainAddress = new URL(formAddress(formId, options), address)
  plainAddress.hash = address.hash
  const requireReady = !isOwn && !isFullAddress(formId)
  const status = watchFrame(iframe, { address, plainAddress, requireReady })
  let stopSharing = () => {}

  const stopListening = listenTo(form, options, {
    ...on,
    ready() {
      status.ready()
      if (options.shareGaInstance) {
        stopSharing()
        stopSharing = shareClientId(form, options.shareGaInstance)
      }
      on.ready?.()
    },
    redirect: (to, target) => followRedirect(iframe, to, target),
  })

  return {
    element: status.element,
    sendsEscape: isOwn,
    focus() {
      iframe.focus({ preventScroll: true })
      sendFocus(form)
    },
    refresh() {
      status.restart()
      iframe.src = address.href
    },
    destroy() {
      stopListening()
      stopSharing()
      status.stop()
      status.element.remove()
    },
  }
}

/** The accessible name of a form's frame and dialog. */
export function labelOf({ label, iframeProps }: WidgetOptions): string {
  return label ?? iframeProps?.title ?? 'Form'
}

/** Random digits that another page cannot guess. */
function newEmbedId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => String(part).padStart(10, '0'))
    .join('')
}
