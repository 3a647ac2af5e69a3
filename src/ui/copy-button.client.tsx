'use client'

import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { Check, Copy, Link } from './icon'

const messages = {
  idle: '',
  copied: 'Copied',
  selected: 'Selected, press Ctrl+C',
  refused: 'Copying was refused',
}

type Props = {
  /** A link to copy. */
  link?: string
  className?: string
}

/** Copies a link, or else the text of the code in the same figure. Without script the style sheet hides it. */
export function CopyButton({ link, className = 'copy-button' }: Props) {
  const Icon = link === undefined ? Copy : Link
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<keyof typeof messages>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    const code = button.current?.closest('figure')?.querySelector('code')
    if (await copyText(link ?? code?.textContent ?? '')) return setState('copied')
    // The selection lets the reader copy by hand.
    if (code) getSelection()?.selectAllChildren(code)
    setState(code ? 'selected' : 'refused')
  }

  return (
    <>
      <button ref={button} type="button" onClick={copy} className={className} data-state={state}>
        {state === 'copied' ? <Check size={16} /> : <Icon size={16} />}
        <span className={state === 'idle' || link !== undefined ? 'sr-only' : undefined}>
          {messages[state] || (link === undefined ? 'Copy code' : 'Copy link')}
        </span>
      </button>
      <span role="status" className={state === 'refused' ? 'text-sm text-muted' : 'sr-only'}>
        {messages[state]}
      </span>
    </>
  )
}
