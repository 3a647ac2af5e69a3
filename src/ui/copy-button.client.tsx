'use client'

import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { Check, Copy } from './icon'

const messages = { idle: '', copied: 'Copied', selected: 'Selected, press Ctrl+C' }

/** Copies the text of the code in the same figure. Without script the style sheet hides it. */
export function CopyButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<keyof typeof messages>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    const code = button.current?.closest('figure')?.querySelector('code')
    if (!code) return
    const copied = await copyText(code.textContent)
    // The selection lets the reader copy by hand.
    if (!copied) getSelection()?.selectAllChildren(code)
    setState(copied ? 'copied' : 'selected')
  }

  return (
    <>
      <button ref={button} type="button" onClick={copy} className="copy-button" data-state={state}>
        {state === 'copied' ? <Check size={15} /> : <Copy size={15} />}
        <span className={state === 'idle' ? 'sr-only' : undefined}>{messages[state] || 'Copy code'}</span>
      </button>
      <span role="status" className="sr-only">
        {messages[state]}
      </span>
    </>
  )
}
