import { isOneOf, isShape, isString } from '@/lib/guards'
import type { FrameOptions } from './options'

/**
 * Connects to the page that embeds the form `formId`. Messages to it contain the widget's id, and messages from other windows
 * are ignored (docs/contracts/form-widgets.md#messages). Without such a page, sends and receives nothing.
 */
export function connectParentPage(formId: string, { embedId }: FrameOptions) {
  const origin = embeddingOrigin()
  const embedded = embedId !== undefined && window.parent !== window
  return {
    send(type: string, fields?: Record<string, unknown>): void {
      if (embedded) window.parent.postMessage({ type, embedId, formId, ...fields }, origin)
    },
    /** Calls back for messages from the page until `signal` aborts. */
    listen(onFocus: () => void, onClientId: (id: string) => void, signal: AbortSignal): void {
      if (!embedded) return
      function receive({ data, source, origin: from }: MessageEvent<unknown>) {
        if (source !== window.parent || from !== origin) return
        if (data === 'embed-focus') onFocus()
        if (isClientId(data)) onClientId(data.data.gaClientId)
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

const isClientId = isShape<{ type: 'ga-client-id'; data: { gaClientId: string } }>({
  type: isOneOf(['ga-client-id'] as const),
  data: isShape<{ gaClientId: string }>({ gaClientId: isString }),
})
