'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { copyText } from '@/lib/copy-text'
import { Check, Link, Share2 } from '@/ui/icon'

type Props = { url: string; title: string; className?: string }
type State = 'idle' | 'copied' | 'refused'

const messages: Record<State, string> = {
  idle: '',
  copied: 'Link copied',
  refused: 'Copying was refused. Copy the link by hand:',
}

/** Buttons that copy the link and open the system's share sheet. Browsers without a share sheet show the first only. */
export function ShareTools({ url, title, className }: Props) {
  const [state, setState] = useState<State>('idle')
  const canOpenSheet = useSyncExternalStore(never, canShare, () => false)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    setState((await copyText(url)) ? 'copied' : 'refused')
  }

  return (
    <>
      <button type="button" className={className} aria-label="Copy link" title="Copy link" onClick={copy}>
        {state === 'copied' ? <Check size={18} /> : <Link size={18} />}
      </button>
      {canOpenSheet && (
        <button
          type="button"
          className={className}
          aria-label="Share with another app"
          title="Share with another app"
          // Closing the share sheet rejects the promise, which isn't an error.
          onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
        >
          <Share2 size={18} />
        </button>
      )}
      <span role="status" className="text-sm text-muted empty:hidden">
        {messages[state]}
      </span>
      {state === 'refused' && (
        <input
          ref={selectText}
          readOnly
          value={url}
          aria-label="Link to this page"
          className="w-full max-w-[28rem] rounded-md border border-line-field bg-transparent px-3 py-2 text-sm text-text"
        />
      )}
    </>
  )
}

const never = () => () => undefined
const canShare = () => typeof navigator.share === 'function'

function selectText(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
