import { opensNewTab } from '@/lib/links'
import { formAddress, frameAddress, isFullAddress } from './address'
import { make } from './dom'
import { listenTo, sendFocus, shareClientId, type FormWindow, type MessageHandlers } from './messages'
import type { WidgetKind, WidgetOptions } from './options'

/** A form that has not loaded by then is offered as a plain link. */
const timeoutMs = 10_000

type State = 'loading' | 'shown' | 'unconfirmed' | 'failed'

const noteClass: Record<State, string> = {
  loading: 'pointer-events-none inset-0 p-6 text-body-sm',
  shown: 'hidden',
  unconfirmed: 'inset-x-0 bottom-0 border-t border-line bg-raised px-4 py-2 text-sm',
  failed: 'inset-0 p-6 text-body-sm',
}
const linkClass = 'text-text underline decoration-coral underline-offset-4'

/** A frame of our own origin is inaccessible only if it contains the browser's error page. */
function isErrorPage(iframe: HTMLIFrameElement, address: URL): boolean {
  if (address.origin !== window.location.origin) return false
  try {
    return iframe.contentDocument === null
  } catch {
    return true
  }
}

function noteFor(state: State, address: URL): (Node | string)[] {
  if (state === 'loading') {
    // Without its motion the spinner is meaningless, so its text shows instead.
    return [
      make('span', {
        class: 'spinner size-8 rounded-full border-2 border-line-strong border-t-coral motion-reduce:hidden',
      }),
      make('span', { class: 'sr-only motion-reduce:not-sr-only' }, 'Loading the form'),
    ]
  }
  if (state === 'failed') {
    return [
      make('p', { class: 'text-lg font-semibold text-text' }, 'The form could not be loaded'),
      make(
        'p',
        { class: 'max-w-[40ch]' },
        'Its page cannot be reached, or a browser extension or your network blocks it.',
      ),
      make('p', {}, linkTo(address, 'Open the form on its own page')),
    ]
  }
  if (state === 'unconfirmed')
    return [make('p', {}, 'Can’t see a form? ', linkTo(address, 'Open it on its own page'))]
  return []
}

function linkTo({ href, origin, pathname, hash }: URL, words: string): HTMLAnchorElement {
  const link = origin === window.location.origin ? pathname + hash : href
  if (!opensNewTab(link)) return make('a', { href: link, class: linkClass }, words)
  return make(
    'a',
    { href: link, class: linkClass, target: '_blank', rel: 'noopener noreferrer' },
    words,
    make('span', { class: 'sr-only' }, ' (opens in a new tab)'),
  )
}

export type Frame = {
  /** The box with the frame, and a message while it is not shown. */
  element: HTMLElement
  /** Whether the form reports Escape, so that the focus may move into it. Forms of other origins might not. */
  sendsEscape: boolean
  /** Moves the focus into the form, which then focuses a field. */
  focus: () => void
  destroy: () => void
}

type FrameSettings = {
  kind: WidgetKind
  formId: string
  options: WidgetOptions
  fillsScreen?: boolean
  on?: MessageHandlers
}

const iframeClass =
  'block size-full opacity-0 transition-opacity duration-(--motion-embed) ease-out [[data-state=failed]>&]:invisible [[data-state=shown]>&]:opacity-100 [[data-state=unconfirmed]>&]:opacity-100'

/**
 * Creates a frame with a form, which loads as soon as its element is in the page, and shows its state in the box: `loading`,
 * then `shown`. After 10 s without a load it has `failed`, and a message with a link replaces the frame. A frame that loaded
 * but never sent `form-ready` is `unconfirmed`: it may be a form of another kind, so it stays, with the link below.
 */
export function createFrame({ kind, formId, options, fillsScreen, on = {} }: FrameSettings): Frame {
  const embedId = newEmbedId()
  const address = frameAddress({ kind, formId, embedId, options, fillsScreen })
  const isOwn = address.origin === window.location.origin
  const plainAddress = new URL(formAddress(formId, options), address)
  plainAddress.hash = address.hash
  // A load of another host does not count, because it may be the browser's error page.
  const requireReady = !isOwn && !isFullAddress(formId)
  // The provider's library lets forms record answers (src/server/headers.ts).
  const iframe = make('iframe', { class: iframeClass, allow: isOwn ? undefined : 'microphone; camera' })
  const note = make('div', { role: 'status' })
  const element = make('div', { class: 'relative min-h-0 size-full flex-1 overflow-hidden' }, iframe, note)
  const form: FormWindow = { iframe, origin: address.origin, embedId }
  let timer: ReturnType<typeof setTimeout>
  let loaded = false
  let stopSharing = () => {}

  function show(state: State) {
    element.dataset.state = state
    note.className = `absolute grid content-center justify-items-center gap-2 text-center text-balance text-muted ${noteClass[state]}`
    note.replaceChildren(...noteFor(state, plainAddress))
  }
  function settle(state: State) {
    clearTimeout(timer)
    show(state)
  }
  function load() {
    clearTimeout(timer)
    loaded = false
    show('loading')
    timer = setTimeout(() => settle(loaded ? 'unconfirmed' : 'failed'), timeoutMs)
    iframe.src = address.href
  }

  iframe.title = labelOf(options)
  iframe.addEventListener('load', () => {
    if (requireReady) return
    if (isErrorPage(iframe, address)) return settle('failed')
    loaded = true
    if (element.dataset.state !== 'unconfirmed') show('shown')
  })
  const stopListening = listenTo(form, options, {
    ...on,
    ready() {
      settle('shown')
      if (options.shareGaInstance) {
        stopSharing()
        stopSharing = shareClientId(form, options.shareGaInstance)
      }
      on.ready?.()
    },
  })
  load()

  return {
    element,
    sendsEscape: isOwn,
    focus() {
      iframe.focus({ preventScroll: true })
      sendFocus(form)
    },
    destroy() {
      stopListening()
      stopSharing()
      clearTimeout(timer)
      element.remove()
    },
  }
}

/** The accessible name of a form's frame and dialog. */
export function labelOf({ label }: WidgetOptions): string {
  return label ?? 'Form'
}

/** Random digits that another page cannot guess. */
function newEmbedId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))]
    .map((part) => String(part).padStart(10, '0'))
    .join('')
}
