'use client'

import { usePathname } from 'next/navigation'
import { createContext, useContext } from 'react'

/** Overrides the pathname on a page that is one file for many addresses. */
export const FixedPath = createContext<string | null>(null)

/** The pathname that the page was prerendered with, so that components that depend on it hydrate without a mismatch. */
export function usePath(): string {
  const path = usePathname()
  return useContext(FixedPath) ?? path
}
