import { useEffect, useRef, useState } from 'react'
import { startEngine } from '@/playground/engine-client'
import type { CallName, Calls, Engine } from '@/playground/engine/messages'
import { latestOnly, timed, type Timed } from '@/playground/page/state/latest-only'

/** Collects keystrokes that arrive in one burst. */
const delayMs = 12

/**
 * What a call of the engine returns for the latest input. Until a newer result is there, the one before stays, with its
 * input. Pass undefined while there is nothing to ask; the engine starts with the first input.
 */
export function useEngineCall<Name extends CallName>(name: Name, input: Calls[Name]['input'] | undefined) {
  type Input = Calls[Name]['input']
  const [answer, setAnswer] = useState<{ input: Input } & Timed<Calls[Name]['output']>>()
  const ask = useRef<(input: Input) => void>(undefined)

  useEffect(() => {
    let engine: ReturnType<typeof startEngine> | undefined
    let left = false
    const call = timed((given: Input) => {
      engine ??= startEngine()
      const run: Engine[Name] = engine[name]
      return run(given)
    })
    ask.current = latestOnly(call, (result, given) => {
      if (!left) setAnswer({ input: given, ...result })
    })
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
