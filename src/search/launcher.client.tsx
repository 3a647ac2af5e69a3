'use client'

import { paths } from '@/config/paths'
import { useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { isPlainClick } from '@/lib/plain-click'
import { pressedEarly } from '@/next/deferred-loader'
import { showBusy } from '@/ui/show-busy'
import type { PaletteProps } from './palette/palette.client'

/** Opens the palette, loaded then, on Ctrl-K, Cmd-K and clicks on search buttons, which are links without script. */
export function SearchLauncher() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [opened, setOpened] = useState<{ typed: string }>()

  useEffect(() => {
    // Selects the shortcut that the button shows; until then it shows none (header.css).
    document.documentElement.dataset.search = /Mac|iP/.test(navigator.platform) ? 'apple' : 'other'
    /** What is typed while the palette loads. */
    let typed: string | undefined

    async function show(before: string) {
      if (typed !== undefined || document.querySelector('.search-dialog:modal')) return
      typed = before
      try {
        const loaded = await showBusy('[data-search-open]', import('./palette/palette.client'))
        // At once, so that no key is lost before the field has the focus.
        flushSync(() => {
          setPalette(() => loaded.Palette)
          setOpened({ typed: typed ?? '' })
        })
        typed = undefined
      } catch {
        // Fall back to the search page.
        location.assign(paths.search)
      }
    }
    function onKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      const command = ctrlKey !== metaKey && !shiftKey && !altKey
      if (command && key.toLowerCase() === 'k') {
        // Don't cover another open dialog.
        if (document.querySelector('dialog:modal:not(.search-dialog)')) return
        void show('')
      } else if (typed === undefined || command) return
      else if (key.length === 1) typed += key
      else if (key === 'Backspace') typed = typed.slice(0, -1)
      else if (key !== 'Enter') return
      event.preventDefault()
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('[data-search-open]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void show(link.getAttribute(pressedEarly) ?? '')
    }
    const stopped = new AbortController()
    document.addEventListener('keydown', onKey, { signal: stopped.signal })
    document.addEventListener('click', onClick, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])

  if (!Palette) return null
  return <Palette open={opened !== undefined} typed={opened?.typed} onClose={() => setOpened(undefined)} />
}
