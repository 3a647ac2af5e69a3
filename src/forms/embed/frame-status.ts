import { opensNewTab } from '@/lib/links'
import { make } from './dom'

/** A form that has not answered by then is offered as a plain link. */
const patienceMs = 10_000

export type Answer = {
  /** The frame in its box. */
  element: HTMLElement
  /** The form said that it is ready. */
  ready: () => void
  /** The frame loads anew. */
  restart: () => void
  stop: () => void
}

type State = 'loading' | 'shown' | 'mute' | 'silent'

/**
 * Watches whether a form answers, and says so in its box: `loading`, then `shown`. After 10 s without any answer it is
 * `silent`: a message with a link takes the place of the frame. A frame that loaded something but never said it is ready
 * is `mute`: it may be a form of another kind, so it stays, with the link below. With `mustSpeak` only the form's own
 * word counts, because what loads from another host may be the browser's error page.
 */
export function watchAnswer(
  iframe: HTMLIFrameElement,
  { address, plainAddress, mustSpeak }: { address: URL; plainAddress: URL; mustSpeak: boolean },
): Answer {
  const note = make('div', { class: 'embed-note', role: 'status' })
  const element = make('div', { class: 'embed-box' }, iframe, note)
  let timer: ReturnType<typeof setTimeout>
  let loaded = false

  function show(state: State) {
    element.dataset.state = state
    note.replaceChildren(...noteFor(state, plainAddress))
  }
  function onLoad() {
    if (mustSpeak) return
    if (isErrorPage(iframe, address)) return fail('silent')
    loaded = true
    if (element.dataset.state !== 'mute') show('shown')
  }
  function fail(state: State) {
    clearTimeout(timer)
    show(state)
  }
  function restart() {
    clearTimeout(timer)
    loaded = false
    show('loading')
    timer = setTimeout(() => fail(loaded ? 'mute' : 'silent'), patienceMs)
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

/** A browser's own error page is the one document that a frame of our own origin may not look into. */
function isErrorPage(iframe: HTMLIFrameElement, address: URL): boolean {
  if (address.origin !== window.location.origin) return false
  try {
    return iframe.contentDocument === null
  } catch {
    return true
  }
}

function noteFor(state: State, address: URL): (Node | string)[] {
  if (state === 'loading') return [make('span', { class: 'embed-wait' }), hidden('Loading the form')]
  if (state === 'silent') {
    return [
      make('p', { class: 'embed-note-title' }, 'The form does not answer'),
      make(
        'p',
        {},
        'The page it comes from cannot be reached, or something between you and it holds it back.',
      ),
      make('p', {}, linkTo(address, 'Open the form on its own page')),
    ]
  }
  if (state === 'mute')
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
    hidden(' (opens in a new tab)'),
  )
}

function hidden(words: string): HTMLElement {
  return make('span', { class: 'embed-unseen' }, words)
}
