import { isUnder } from '@/lib/path-rules'
import { paths } from '@/config/paths'
import { conversions, type Conversion } from '@/config/conversions'
import { track } from './events'

export type { Conversion }

/** Name of the window event that carries a Conversion to its listeners. */
export const conversionEvent = 'site:conversion'

/** Reports a conversion to all listeners and counts it as an event of its name, which needs no consent. Never throws. */
export function trackConversion(conversion: Conversion): void {
  track(conversion)
  window.dispatchEvent(new CustomEvent<Conversion>(conversionEvent, { detail: conversion }))
}

/** Returns the attribute that turns a click on an element into a conversion. */
export function conversionAttributes(conversion: Conversion | undefined): { 'data-conversion'?: Conversion } {
  return conversion ? { 'data-conversion': conversion } : {}
}

/**
 * Returns the conversion that a `data-conversion` value names, or undefined. Expects the current pathname, because below
 * /cosmo `talk-to-expert` becomes `talk-to-cosmo-expert`.
 */
export function conversionOn(path: string, text: string | undefined): Conversion | undefined {
  const conversion = conversions.find((name) => name === text)
  const belowCosmo = isUnder(path, paths.cosmo)
  return conversion === 'talk-to-expert' && belowCosmo ? 'talk-to-cosmo-expert' : conversion
}
