'use client'

import { useEffect, useEffectEvent } from 'react'
import { paths } from '@/config/paths'
import { isPlainClick } from '@/lib/plain-click'
import { decodeWork, encodeWork } from '../share-link'
import type { Work } from '../work'

export function holdsWork(fragment: string): boolean {
  return /^#(graph|site)=/.test(fragment)
}

/** Shows which example the work began as, or none: in the address, so that links to it have its picture, in the title, and with its task. */
export function showPath(path: string = paths.playground): void {
  if (path !== location.pathname) history.replaceState(null, '', path + location.search)
  const stop = document.getElementById(`tour-${path.slice(paths.playground.length + 1)}`)
  const [title = '', text = ''] = ['h4', 'p'].map((part) => stop?.querySelector(part)?.textContent ?? '')
  const name = stop ? `${title}: federation playground` : document.querySelector('h1')?.textContent
  document.title = document.title.replace(/^.*(?= - )/, () => name ?? '')
  const task = document.getElementById('task')
  task?.toggleAttribute('hidden', !stop)
  task?.querySelector('a')?.replaceChildren(title)
  task?.querySelector('a')?.setAttribute('href', `#${stop?.id ?? ''}`)
  task?.querySelector('span')?.replaceChildren(text)
}

/** Removes the work from the address, so that a reload shows the work as edited rather than as it was linked. */
export function forgetFragment(): void {
  history.replaceState(null, '', location.pathname + location.search)
}

/** Writes the work into the address, for browsers that store nothing: a reload or the back button then returns to it. */
export async function keepInAddress(work: Work, isCurrent: () => boolean): Promise<void> {
  const fragment = await encodeWork(work)
  try {
    if (isCurrent()) history.replaceState(null, '', `${location.pathname}${location.search}#${fragment}`)
  } catch {
    // Too long for an address: the page says that it is not kept.
  }
}

/**
 * Opens works that links of this page and edits of its address hold, without leaving the page, also one that was pressed
 * before the workbench started. Expects the fragment that is open already, what opens a work, and what is called for a link
 * that holds none.
 */
export function useOpenedLinks(
  opened: string,
  onOpen: (work: Work, path?: string) => void,
  onBroken: (fragment: string) => void,
): void {
  const open = useEffectEvent(async (fragment: string, path?: string) => {
    const work = await decodeWork(fragment)
    if (work) onOpen(work, path)
    else onBroken(fragment)
  })

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.pathname.startsWith(paths.playground) || !holdsWork(link.hash) || !isPlainClick(event))
        return
      event.preventDefault()
      void open(link.hash, link.pathname)
    }
    function onHashChange() {
      if (!holdsWork(location.hash)) return
      void open(location.hash)
      forgetFragment()
    }
    // Damaged, or pressed while the workbench was loading.
    if (location.hash !== opened) onHashChange()
    document.addEventListener('click', onClick)
    addEventListener('hashchange', onHashChange)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('hashchange', onHashChange)
    }
  }, [opened])
}
