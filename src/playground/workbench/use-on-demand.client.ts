import { useState } from 'react'

/**
 * The interactive part of a demo, fetched with its engine and editor at the visitor's first act. Until then, and when
 * it cannot be fetched, the state from the build stays.
 */
export function useOnDemand<Loaded extends object>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function start() {
    if (loaded || status === 'loading') return
    setStatus('loading')
    try {
      setLoaded(await load())
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  return { loaded, status, start }
}
