// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort, workerData } from 'node:worker_threads'
import { createEngine } from '@/playground/engine/engine'
import type { CallName } from '@/playground/engine/messages'

/** Answers the one call that a thread was started for. */
const { name, input } = workerData as { name: CallName; input: never }
parentPort?.postMessage(await createEngine()[name](input))
