import type { Composition } from '../engine/messages'
import type { Work } from '../work'
import type { Run } from './run-query'

/** What the page was built with: the first example and what the engine says of it. */
export type Built = { work: Work; composition: Composition; run: Run }
