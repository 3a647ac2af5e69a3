'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { PaletteProps } from './palette/palette.client'
import { searchPath } from './paths'

/**
 * Listens for Ctrl-K, Cmd-K and the search buttons (`data-search-open`), which are links to the search page where no
 * script runs. The palette itself is loaded when it is first opened.
 */
export function SearchLauncher() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // Which keys the button names; before, it names none (header.css).
    document.documentElement.dataset.search = /Mac|iP/.test(navigator.platform) ? 'apple' : 'other'

    async function show() {
      try {
        const loaded = await import('./palette/palette.client')
        setPalette(() => loaded.Palette)
        setOpen(true)
      } catch {
        // Without the palette there is still the page.
        location.assign(searchPath)
      }
    }
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
      // Another dialog keeps its place; in ours the shortcut is at home.
      if (document.querySelector('dialog:modal:not(.search-dialog)')) return
      event.preventDefault()
      void show()
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('[data-search-open]')
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void show()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [])

  return Palette ? <Palette open={open} onClose={() => setOpen(false)} /> : null
}
