import type { Tint } from '../palette'
import type { Random } from '../random'
import type { Sheet } from '../sheet'
import { orbit } from './orbit'
import { signal } from './signal'
import { strata } from './strata'
import { transfer } from './transfer'

/** Draws one composition of 960×548 units on a sheet. */
export type Draw = (sheet: Sheet, random: Random, tint: Tint) => void

/** The themes, each with its compositions by name. */
export const themes = { orbit, strata, signal, transfer } satisfies Record<string, Record<string, Draw>>

export type Theme = keyof typeof themes
