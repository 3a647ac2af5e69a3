import { beforeEach, expect, it, vi } from 'vitest'
import { startEngine } from './engine-client'

/** Stands for a worker: it starts each call and answers as `answers` says. */
class FakeWorker extends EventTarget {
  static answers: 'at once' | 'never' | 'fails' = 'at once'
  static started = 0
  terminated = false

  constructor() {
    super()
    FakeWorker.started += 1
  }

  postMessage({ id, name }: { id: number; name: string }) {
    queueMicrotask(() => {
      if (FakeWorker.answers === 'fails') return this.dispatchEvent(new Event('error', { cancelable: true }))
      this.say({ id, started: true })
      if (FakeWorker.answers === 'at once') this.say({ id, result: { ok: true, value: name } })
      return true
    })
  }

  terminate() {
    this.terminated = true
  }

  private say(data: unknown) {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.answers = 'at once'
  FakeWorker.started = 0
})

const input = { subgraphs: [] }

it('answers calls in their order, from one worker', async () => {
  const engine = startEngine()
  const results = await Promise.all([engine.compose(input), engine.sampleData(input)])
  expect(results).toEqual(['compose', 'sampleData'].map((value) => ({ ok: true, value })))
  expect(FakeWorker.started).toBe(1)
})

it('ends a run after three seconds, and answers the next call from a new worker', async () => {
  FakeWorker.answers = 'never'
  const engine = startEngine()
  const frozen = engine.compose(input)
  const waiting = engine.sampleData(input)
  await vi.advanceTimersByTimeAsync(2_900)
  FakeWorker.answers = 'at once'
  await vi.advanceTimersByTimeAsync(200)
  expect(await frozen).toMatchObject({ ok: false, failure: { reason: 'timeout' } })
  expect(await waiting).toEqual({ ok: true, value: 'sampleData' })
  expect(FakeWorker.started).toBe(2)
})

it('says that the engine is unavailable when its script fails, and tries anew', async () => {
  FakeWorker.answers = 'fails'
  const engine = startEngine()
  expect(await engine.compose(input)).toMatchObject({ ok: false, failure: { reason: 'unavailable' } })
  FakeWorker.answers = 'at once'
  expect(await engine.compose(input)).toMatchObject({ ok: true })
})
