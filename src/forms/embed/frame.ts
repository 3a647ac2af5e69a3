import { tabAttributes } from '@/lib/links'
import { formAddress, frameAddress } from './address'
import { make } from './dom'
import { listenTo, shareClientId, type FormWindow, type MessageHandlers } from './messages'
import { defaults, type WidgetKind, type WidgetOptions } from './options'

/** A form that is not ready by then is offered as a plain link. */
const timeoutMs = 10_000

type State = 'loading' | 'shown' | 'missing' | 'unconfirmed'

const noteClass: Record<State, string> = {
  loading: 'pointer-events-none inset-0 p-6 text-body-sm',
  shown: 'hidden',
  missing: 'inset-0 p-6 text-body-sm',
  unconfirmed: 'inset-x-0 bottom-0 border-t border-line bg-raised px-4 py-2 text-sm',
}

const spinnerClass =
  'spinner size-8 rounded-full border-2 border-line-strong border-t-coral motion-reduce:hidden'

function noteFor(state: State, kind: WidgetKind, address: URL): Node[] {
  if (state === 'shown') return []
  if (state === 'loading') {
    const inPage = kind === 'inline'
    // Without its motion the spinner is meaningless, so its text shows instead.
    return [
      make('span', { class: inPage ? 'form-outline' : spinnerClass }),
      make('span', { class: `sr-only ${inPage ? '' : 'motion-reduce:not-sr-only'}` }, 'Loading the form'),
    ]
  }
  const { href, origin, pathname, hash } = address
  const tab = tabAttributes(origin === window.location.origin ? pathname + hash : href)
  const link = make(
    'a',
    { ...tab, href, class: 'text-text underline decoration-coral underline-offset-4' },
    'Open it on its own page',
    tab.target ? make('span', { class: 'sr-only' }, ' (opens in a new tab)') : undefined,
  )
  return [make('p', {}, 'Can’t see the form? ', link)]
}

type FrameSettings = {
  kind: WidgetKind
  formId: string
  options: WidgetOptions
  fillsScreen?: boolean
  on?: MessageHandlers
}

const iframeClass =
  'block size-full opacity-0 transition-opacity duration-(--motion-embed) ease-out [[data-state=shown]>&]:opacity-100 [[data-state=unconfirmed]>&]:opacity-100'

/**
 * Creates a frame with a form, which loads as soon as its element is in the page, and shows its state in the box: `loading`,
 * then `shown`. One that is not ready after 10 s gets a link to the form's page, below it if it loaded (`unconfirmed`: it may
 * be a form of another kind), else in its place (`missing`).
 */
export function createFrame({ kind, formId, options, fillsScreen, on = {} }: FrameSettings) {
  // Random digits that another page cannot guess.
  const embedId = crypto.getRandomValues(new BigUint64Array(1)).join('').padStart(20, '0')
  const address = frameAddress({ kind, formId, embedId, options, fillsScreen })
  const isOwn = address.origin === window.location.origin
  const plainAddress = new URL(formAddress(formId, options), address)
  plainAddress.hash = address.hash
  // The provider's library lets forms record answers (src/server/headers.ts).
  const iframe = make('iframe', { class: iframeClass, allow: isOwn ? undefined : 'microphone; camera' })
  const note = make('div', { role: 'status' })
  const element = make('div', { class: 'relative min-h-0 size-full flex-1 overflow-hidden' }, iframe, note)
  const form: FormWindow = { iframe, origin: address.origin, embedId }
  let stopSharing = () => {}

  function show(state: State) {
    element.dataset.state = state
    note.className = `absolute grid content-center justify-items-center gap-2 text-center text-balance text-muted ${noteClass[state]}`
    note.replaceChildren(...noteFor(state, kind, plainAddress))
  }
  const timer = setTimeout(
    () => show(element.dataset.state === 'shown' ? 'unconfirmed' : 'missing'),
    timeoutMs,
  )
  const stopListening = listenTo(form, {
    ...on,
    'form-ready'(fields) {
      clearTimeout(timer)
      show('shown')
      stopSharing()
      if (options.shareGaInstance) stopSharing = shareClientId(form, options.shareGaInstance)
      on['form-ready']?.(fields)
    },
  })
  show('loading')
  iframe.title = options.label ?? defaults.label
  iframe.addEventListener('load', () => element.dataset.state !== 'unconfirmed' && show('shown'))
  iframe.src = address.href

  return {
    /** The box with the frame, and a message while it is not shown. */
    element,
    /** Moves the focus into the form, if it reports Escape. Forms of other origins might not. */
    focus() {
      if (!isOwn) return
      iframe.focus({ preventScroll: true })
      iframe.contentWindow?.postMessage('embed-focus', form.origin)
    },
    destroy() {
      stopListening()
      stopSharing()
      clearTimeout(timer)
      element.remove()
    },
  }
}

export type Frame = ReturnType<typeof createFrame>
