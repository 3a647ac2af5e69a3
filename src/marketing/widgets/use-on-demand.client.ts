import { useState, type ComponentType } from 'react'

/**
 * The interactive part of a widget, fetched with its engine and editor at the visitor's first act. Until then, and when
 * it cannot be fetched, the state from the build stays.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
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

  return { Live, status, start }
}

export type OnDemandStatus = ReturnType<typeof useOnDemand>['status']
