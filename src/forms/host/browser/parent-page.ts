import type { FrameOptions } from './options'

type Incoming = { focus: () => void; clientId: (id: string) => void }

/**
 * The embedding page. Messages to it contain the widget's id, and messages from other windows are ignored
 * (docs/contracts/form-widgets.md#messages).
 */
export type ParentPage = {
  send: (type: string, fields?: Record<string, unknown>) => void
  /** Calls back for messages from the page until `signal` aborts. */
  listen: (on: Incoming, signal: AbortSignal) => void
}

/** Connects to the page that embeds the form `formId`. Without one, sends and receives nothing. */
export function connectParentPage(formId: string, { embedId }: FrameOptions): ParentPage {
  const origin = embeddingOrigin()
  const embedded = embedId !== undefined && window.parent !== window
  return {
    send(type, fields) {
      if (embedded) window.parent.postMessage({ type, embedId, formId, ...fields }, origin)
    },
    listen(on, signal) {
      if (!embedded) return
      function receive({ data, source, origin: from }: MessageEvent<unknown>) {
        if (source !== window.parent || from !== origin) return
        if (data === 'embed-focus') on.focus()
        const id = clientIdOf(data)
        if (id) on.clientId(id)
      }
      window.addEventListener('message', receive, { signal })
    },
  }
}

/** Whether a page of this site shows the form in a frame. */
export function isInOwnFrame(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin
  } catch {
    // The embedding page is of another origin.
    return false
  }
}

/** The origin of the embedding page. If unknown, it is this site: no other may embed forms. */
function embeddingOrigin(): string {
  const [ancestor] = window.location.ancestorOrigins ?? []
  if (ancestor) return ancestor
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : window.location.origin
}

function clientIdOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'ga-client-id')
    return undefined
  const inner = 'data' in data && typeof data.data === 'object' ? data.data : null
  const id = inner && 'gaClientId' in inner ? inner.gaClientId : undefined
  return typeof id === 'string' ? id : undefined
}
