import { paths } from '@/config/paths'
import { encodeWork } from '../share-link'
import type { Work } from '../work'

export function holdsWork(fragment: string): boolean {
  return /^#(graph|site)=/.test(fragment)
}

/** Shows in the address which example the work began as, so that links to it have its title and picture; else none. */
export function showPath(path: string = paths.playground): void {
  if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash)
}

/** Takes the work out of the address, so that a reload shows the work as edited rather than as it was linked. */
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
