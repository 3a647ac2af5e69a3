import { conversions, type Conversion } from '@/config/conversions'

export type { Conversion }

/** Name of the window event that carries a Conversion to whoever counts. */
export const conversionEvent = 'site:conversion'

/** Tells whoever counts that a conversion happened; never throws. */
export function convert(conversion: Conversion): void {
  window.dispatchEvent(new CustomEvent<Conversion>(conversionEvent, { detail: conversion }))
}

/** Attributes that make a click on an element a conversion. */
export function conversionAttributes(conversion: Conversion | undefined): { 'data-conversion'?: Conversion } {
  return conversion ? { 'data-conversion': conversion } : {}
}

/** The conversion an attribute names, or undefined. Below /cosmo an expert is a Cosmo expert. Takes a pathname. */
export function conversionOn(path: string, text: string | undefined): Conversion | undefined {
  const conversion = conversions.find((name) => name === text)
  const belowCosmo = path === '/cosmo' || path.startsWith('/cosmo/')
  return conversion === 'talk-to-expert' && belowCosmo ? 'talk-to-cosmo-expert' : conversion
}
