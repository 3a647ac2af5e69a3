import { useSyncExternalStore } from 'react'

/** False in the prerendered page, where a control must work as a link; true as soon as the script has taken over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
