import { backgroundColors } from '@/config/brand'
import { readStored, writeStored } from '@/lib/stored'

/** Storage key of the choice (docs/contracts/site-chrome.md#theme). */
export const themeKey = 'theme'
const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]
type Theme = Exclude<ThemeChoice, 'system'>

/** Parses a stored choice; anything unknown, or nothing, is `system`. */
export function parseChoice(stored: string | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

const listeners = new Set<() => void>()
/* The choice if storage is blocked or full, for the lifetime of the page. */
let unstored: ThemeChoice | undefined

/** The visitor's choice; `system` when none is stored or storage cannot be read. */
export function readChoice(): ThemeChoice {
  return unstored ?? parseChoice(readStored('localStorage', themeKey))
}

/** Stores the visitor's choice and notifies all subscribers. */
export function storeChoice(choice: ThemeChoice): void {
  unstored = writeStored('localStorage', themeKey, choice) ? undefined : choice
  for (const listener of listeners) listener()
}

/** Calls back when the choice changes in this or another tab, or when the system theme changes. Returns the unsubscribe function. */
export function subscribeTheme(listener: () => void): () => void {
  const stopped = new AbortController()
  function fromOtherTab(event: StorageEvent) {
    // Clearing the storage sends an event without a key, and the default applies again.
    if (event.key !== themeKey && event.key !== null) return
    unstored = undefined
    listener()
  }
  listeners.add(listener)
  systemDark().addEventListener('change', listener, { signal: stopped.signal })
  window.addEventListener('storage', fromOtherTab, { signal: stopped.signal })
  // A page restored from the back/forward cache missed changes in other tabs.
  window.addEventListener('pageshow', listener, { signal: stopped.signal })
  return () => {
    listeners.delete(listener)
    stopped.abort()
  }
}

/** Marks the visitor's choice, by which the radio buttons are styled. */
export function showChoice(): void {
  document.documentElement.dataset.theme = readChoice()
}

/** Applies the theme of the visitor's choice. */
export function applyChoice(): void {
  showChoice()
  const choice = readChoice()
  const system = systemDark().matches ? 'dark' : 'light'
  applyTheme(choice === 'system' ? system : choice)
}

/** Applies a theme without changing the stored choice. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
  // There can be two: React adds its own beside the one that the head script changed.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = backgroundColors[theme]
  }
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
