'use client'

import { useEffect, useRef } from 'react'

/**
 * The widget of giscus with the settings of the slot, as JSON. It takes the theme that the page shows and follows it;
 * changes reach the frame as messages, without loading it anew.
 */
export function Giscus({ settings }: { settings: string }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Defines the element, which takes its attributes then.
    void import('giscus')
    const widget = document.createElement('giscus-widget')
    for (const [name, value] of Object.entries(JSON.parse(settings) as Record<string, string>))
      widget.setAttribute(name, value)
    const showTheme = () => widget.setAttribute('theme', pageTheme())
    showTheme()
    const observer = new MutationObserver(showTheme)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    place.current?.append(widget)
    return () => {
      observer.disconnect()
      widget.remove()
    }
  }, [settings])

  return <div ref={place} className="mt-8" />
}

function pageTheme(): 'light' | 'dark' {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}
