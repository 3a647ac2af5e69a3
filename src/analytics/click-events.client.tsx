'use client'

import { useEffect } from 'react'
import { conversionOn, convert } from './conversions'
import { isEventName, type EventProps } from './events'
import { track } from './track'

/**
 * Sends the event named in `data-event` and the conversion named in `data-conversion` when such an element is clicked:
 * one listener, so links stay on the server.
 */
export function ClickEvents() {
  useEffect(() => {
    document.addEventListener('click', report)
    return () => document.removeEventListener('click', report)
  }, [])
  return null
}

function report({ target }: MouseEvent) {
  if (!(target instanceof Element)) return
  const { event, eventProps } = target.closest<HTMLElement>('[data-event]')?.dataset ?? {}
  if (isEventName(event)) track(event, parseProps(eventProps))
  const { conversion } = target.closest<HTMLElement>('[data-conversion]')?.dataset ?? {}
  const found = conversionOn(window.location.pathname, conversion)
  if (found) convert(found)
}

function parseProps(json: string | undefined): EventProps | undefined {
  if (!json) return undefined
  try {
    return JSON.parse(json) as EventProps
  } catch (error) {
    console.warn('data-event-props is not JSON', error)
    return undefined
  }
}
