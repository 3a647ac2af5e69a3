import { useEffect, useEffectEvent, useState } from 'react'
import { hasKept } from './kept-edits'

/**
 * The interactive part of a demo, fetched with its engine and editor at the visitor's first act. Until then, and when it
 * cannot be fetched, the state from the build stays. With the name of a demo it starts by itself when this tab kept the
 * visitor's edits of it.
 */
export function useOnDemand<Loaded extends object>(load: () => Promise<Loaded>, demo?: string) {
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

  const startKept = useEffectEvent(() => {
    if (demo && hasKept(demo)) void Promise.resolve().then(start)
  })
  useEffect(() => startKept(), [])

  return { loaded, status, start }
}
