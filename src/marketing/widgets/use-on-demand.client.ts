import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { hasKept } from './kept-edits'

/**
 * The interactive part of a widget, fetched with its engine and editor at the visitor's first act. Until then, and when
 * it cannot be fetched, the state from the build stays. With the name of a widget it starts by itself when this tab kept the
 * visitor's edits of it.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, widget?: string) {
  const [Live, setLive] = useState<ComponentType<Props>>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function start() {
    if (Live || status === 'loading') return
    setStatus('loading')
    try {
      const loaded = await load()
      setLive(() => loaded)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  const startKept = useEffectEvent(() => {
    if (widget && hasKept(widget)) void Promise.resolve().then(start)
  })
  useEffect(() => startKept(), [])

  return { Live, status, start }
}

export type OnDemandStatus = ReturnType<typeof useOnDemand>['status']
