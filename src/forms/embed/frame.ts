import { formAddress, isFullAddress } from './address'
import { shareClientId } from './client-id'
import { harmless, make, setAttributes } from './dom'
import { listenTo, sendFocus, type FormWindow, type MessageHandlers } from './messages'
import type { WidgetKind, WidgetOptions } from './options'
import { frameAddress } from './params'
import { followRedirect } from './redirect'
import { watchAnswer } from './frame-status'

export type Frame = {
  /** The box with the frame, and with what is to be said while there is none. */
  element: HTMLElement
  /** Moves the focus into the form, whose host then chooses the field. */
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

/** A frame with a form in it. It loads as soon as its element is in the page. */
export function createFrame({ kind, formId, options, fillsScreen, on = {} }: FrameSettings): Frame {
  const embedId = newEmbedId()
  const address = frameAddress({ kind, formId, embedId, options, fillsScreen })
  const iframe = make('iframe', { class: 'embed-iframe' })
  setAttributes(iframe, harmless(options.iframeProps))
  iframe.title = labelOf(options)
  iframe.src = address.href

  const form: FormWindow = { iframe, origin: address.origin, embedId }
  const plainAddress = new URL(formAddress(formId, options), address)
  plainAddress.hash = address.hash
  const mustSpeak = address.origin !== window.location.origin && !isFullAddress(formId)
  const answer = watchAnswer(iframe, { address, plainAddress, mustSpeak })
  let stopSharing = () => {}

  const stopListening = listenTo(form, options, {
    ...on,
    ready() {
      answer.ready()
      if (options.shareGaInstance) {
        stopSharing()
        stopSharing = shareClientId(form, options.shareGaInstance)
      }
      on.ready?.()
    },
    redirect: (to, target) => followRedirect(iframe, to, target),
  })

  return {
    element: answer.element,
    focus() {
      iframe.focus({ preventScroll: true })
      sendFocus(form)
    },
    refresh() {
      answer.restart()
      iframe.src = address.href
    },
    destroy() {
      stopListening()
      stopSharing()
      answer.stop()
      answer.element.remove()
    },
  }
}

/** What frame and dialog of a form are called. */
export function labelOf({ label, iframeProps }: WidgetOptions): string {
  return label ?? iframeProps?.title ?? 'Form'
}

/** Digits that another page cannot guess. */
function newEmbedId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => String(part).padStart(10, '0'))
    .join('')
}
