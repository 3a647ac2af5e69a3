import { useEffect, useRef, useState } from 'react'
import { startEngine } from '@/playground/engine-client'
import type { CallName, Calls, Engine, Result } from '@/playground/engine/messages'
import { latestOnly } from '@/playground/page/state/latest-only'

/** Collects keystrokes that arrive in one burst. */
const delayMs = 12

/**
 * What a call of the engine gives for the latest input. Until a newer result is there, the one before stays, with its
 * input. Takes undefined while there is nothing to ask; the engine starts with the first input.
 */
export function useEngineCall<Name extends CallName>(name: Name, input: Calls[Name]['takes'] | undefined) {
  const [answer, setAnswer] = useState<{
    input: Calls[Name]['takes']
    result: Result<Calls[Name]['gives']>
    /** Until the result came, in whole milliseconds; unknown when the engine could not load. */
    durationMs?: number
  }>()
  const ask = useRef<(input: Calls[Name]['takes']) => void>(undefined)

  useEffect(() => {
    let engine: ReturnType<typeof startEngine> | undefined
    let left = false
    ask.current = latestOnly(
      async (given) => {
        const isFirst = engine === undefined
        engine ??= startEngine()
        const call: Engine[Name] = engine[name]
        const loaded = isFirst ? await call(given) : undefined
        if (loaded?.ok === false) return { result: loaded }
        // Loading the engine is not part of the time.
        const startMs = performance.now()
        const result = await call(given)
        return { result, durationMs: Math.max(Math.round(performance.now() - startMs), 1) }
      },
      (timed, given) => {
        if (!left) setAnswer({ input: given, ...timed })
      },
    )
    return () => {
      left = true
      engine?.close()
    }
  }, [name])

  useEffect(() => {
    if (input === undefined) return
    const timer = setTimeout(() => ask.current?.(input), delayMs)
    return () => clearTimeout(timer)
  }, [input])

  return {
    answer,
    pending: answer?.input !== input,
    /** Asks again, after the engine could not be loaded. */
    retry: () => input !== undefined && ask.current?.(input),
  }
}
