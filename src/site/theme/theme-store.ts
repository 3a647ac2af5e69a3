import { grounds } from '@/config/brand'
import { parseChoice, resolveTheme, themeKey, type Theme, type ThemeChoice } from './theme'

const listeners = new Set<() => void>()
/* Holds the choice where storage refuses it (private windows, full storage), for as long as the page lives. */
let unstored: ThemeChoice | undefined

/** The visitor's choice; `system` when none is stored or storage cannot be read. */
export function readChoice(): ThemeChoice {
  if (unstored) return unstored
  try {
    return parseChoice(localStorage.getItem(themeKey))
  } catch {
    return 'system'
  }
}

/** Keeps the visitor's choice and tells everyone who subscribed. */
export function storeChoice(choice: ThemeChoice): void {
  unstored = undefined
  try {
    localStorage.setItem(themeKey, choice)
  } catch {
    unstored = choice
  }
  for (const listener of listeners) listener()
}

/** Calls back when the choice changes here or in another tab, or the system changes. Returns how to stop. */
export function subscribeTheme(listener: () => void): () => void {
  const system = systemDark()
  function fromOtherTab(event: StorageEvent) {
    // A cleared storage has no key: then the default applies again.
    if (event.key !== themeKey && event.key !== null) return
    unstored = undefined
    listener()
  }
  listeners.add(listener)
  system.addEventListener('change', listener)
  window.addEventListener('storage', fromOtherTab)
  // A page that comes back from the history cache missed what other tabs did meanwhile.
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
    window.removeEventListener('storage', fromOtherTab)
    window.removeEventListener('pageshow', listener)
  }
}

/** Shows the theme that the visitor's choice comes to. */
export function applyChoice(): void {
  const choice = readChoice()
  document.documentElement.dataset.theme = choice
  applyTheme(resolveTheme(choice, systemDark().matches))
}

/** Shows a theme, whatever the choice is; what is stored stays as it is. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
  // React puts one of its own beside the one that the head's script has changed.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = grounds[theme]
  }
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
