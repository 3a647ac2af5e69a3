import { opensNewTab } from '@/lib/links'
import { make } from './dom'

/** A form that has not loaded by then is offered as a plain link. */
const timeoutMs = 10_000

type FrameStatus = {
  /** The box with the frame and its message. */
  element: HTMLElement
  /** Call when the form has sent its `form-ready` message. */
  ready: () => void
  /** Call when the frame reloads. */
  restart: () => void
  stop: () => void
}

type State = 'loading' | 'shown' | 'unconfirmed' | 'failed'

/**
 * Watches whether a form loads and shows its state in the box: `loading`, then `shown`. After 10 s without a load it has
 * `failed`, and a message with a link replaces the frame. A frame that loaded but never sent `form-ready` is `unconfirmed`:
 * it may be a form of another kind, so it stays, with the link below. With `requireReady` a load does not count, because
 * it may be the browser's error page for another host.
 */
export function watchFrame(
  iframe: HTMLIFrameElement,
  { address, plainAddress, requireReady }: { address: URL; plainAddress: URL; requireReady: boolean },
): FrameStatus {
  const note = make('div', { class: 'embed-note', role: 'status' })
  const element = make('div', { class: 'embed-box' }, iframe, note)
  let timer: ReturnType<typeof setTimeout>
  let loaded = false

  function show(state: State) {
    element.dataset.state = state
    note.replaceChildren(...noteFor(state, plainAddress))
  }
  function onLoad() {
    if (requireReady) return
    if (isErrorPage(iframe, address)) return giveUp('failed')
    loaded = true
    if (element.dataset.state !== 'unconfirmed') show('shown')
  }
  function giveUp(state: State) {
    clearTimeout(timer)
    show(state)
  }
  function restart() {
    clearTimeout(timer)
    loaded = false
    show('loading')
    timer = setTimeout(() => giveUp(loaded ? 'unconfirmed' : 'failed'), timeoutMs)
  }

  iframe.addEventListener('load', onLoad)
  restart()
  return {
    element,
    ready() {
      clearTimeout(timer)
      show('shown')
    },
    restart,
    stop() {
      clearTimeout(timer)
      iframe.removeEventListener('load', onLoad)
    },
  }
}

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
  if (state === 'loading') return [make('span', { class: 'embed-wait' }), srOnly('Loading the form')]
  if (state === 'failed') {
    return [
      make('p', { class: 'embed-note-title' }, 'The form could not be loaded'),
      make('p', {}, 'Its page cannot be reached, or a browser extension or your network blocks it.'),
      make('p', {}, linkTo(address, 'Open the form on its own page')),
    ]
  }
  if (state === 'unconfirmed')
    return [make('p', {}, 'Can’t see a form? ', linkTo(address, 'Open it on its own page'))]
  return []
}

function linkTo({ href, origin, pathname, hash }: URL, words: string): HTMLAnchorElement {
  const link = origin === window.location.origin ? pathname + hash : href
  if (!opensNewTab(link)) return make('a', { href: link }, words)
  return make(
    'a',
    { href: link, target: '_blank', rel: 'noopener noreferrer' },
    words,
    srOnly(' (opens in a new tab)'),
  )
}

function srOnly(words: string): HTMLElement {
  return make('span', { class: 'embed-unseen' }, words)
}
