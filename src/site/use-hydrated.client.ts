import { useSyncExternalStore } from 'react'

/** False in the prerendered page, where a control must work as a link; true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
