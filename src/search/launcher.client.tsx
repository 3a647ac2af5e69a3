'use client'

import { paths } from '@/config/paths'
import { useEffect, useState, type ComponentType } from 'react'
import { isPlainClick } from '@/lib/plain-click'
import { showBusy } from '@/ui/show-busy'
import type { PaletteProps } from './palette/palette.client'

/**
 * Opens the palette on Ctrl-K, Cmd-K and clicks on search buttons (`data-search-open`), which without script are links to
 * the search page. Loads the palette when it is first opened.
 */
export function SearchLauncher() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // Selects the shortcut that the button shows; until then it shows none (header.css).
    document.documentElement.dataset.search = /Mac|iP/.test(navigator.platform) ? 'apple' : 'other'

    async function show() {
      try {
        const loaded = await showBusy('[data-search-open]', import('./palette/palette.client'))
        setPalette(() => loaded.Palette)
        setOpen(true)
      } catch {
        // Fall back to the search page.
        location.assign(paths.search)
      }
    }
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
      // Don't cover another open dialog.
      if (document.querySelector('dialog:modal:not(.search-dialog)')) return
      event.preventDefault()
      void show()
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('[data-search-open]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void show()
    }
    const stopped = new AbortController()
    document.addEventListener('keydown', onKey, { signal: stopped.signal })
    document.addEventListener('click', onClick, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])

  return Palette ? <Palette open={open} onClose={() => setOpen(false)} /> : null
}
