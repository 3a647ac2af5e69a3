'use client'

import { usePathname } from 'next/navigation'
import { createContext, useContext } from 'react'

/** Stands in for the pathname on a page that is one file for many addresses. */
export const FixedPath = createContext<string | null>(null)

/** The pathname as the prerendered page knew it, so that what depends on it hydrates as it was written. */
export function usePath(): string {
  const path = usePathname()
  return useContext(FixedPath) ?? path
}
