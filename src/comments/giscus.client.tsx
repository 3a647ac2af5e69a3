'use client'

import { useEffect, useRef } from 'react'

/** The giscus widget with these settings (JSON). Its frame gets the page's theme as messages, without reloading. */
export function Giscus({ settings }: { settings: string }) {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const widget = document.createElement('giscus-widget')
    for (const [name, value] of Object.entries(JSON.parse(settings) as Record<string, string>))
      widget.setAttribute(name, value)
    const showTheme = () => widget.setAttribute('theme', pageTheme())
    showTheme()
    const observer = new MutationObserver(showTheme)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    container.current?.append(widget)
    return () => {
      observer.disconnect()
      widget.remove()
    }
  }, [settings])

  return <div ref={container} className="mt-8" />
}

function pageTheme(): 'light' | 'dark' {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}
