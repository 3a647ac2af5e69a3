'use client'

import { useEffect } from 'react'

/** Brings the font of code to small screens once the page stands; large ones have it from the style sheet (globals.css). */
export function MonoFont() {
  useEffect(() => {
    if (matchMedia('(min-width: 64rem)').matches) return
    const address = new URL('./jetbrains-mono.woff2', import.meta.url).href
    const font = new FontFace('JetBrains Mono', `url(${address})`, { weight: '400 600', display: 'swap' })
    document.fonts.add(font)
  }, [])
  return null
}
