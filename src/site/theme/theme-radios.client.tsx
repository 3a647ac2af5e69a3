'use client'

import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { ThemeChoice } from './theme'
import { readChoice, storeChoice, subscribeTheme } from './theme-store'

type Option = { choice: ThemeChoice; label: string; icon: ReactNode }

/** One radio button per theme. The mark of the chosen one is drawn from <html data-theme>, known before paint. */
export function ThemeRadios({ options }: { options: readonly Option[] }) {
  const name = useId()
  const chosen = useSyncExternalStore(subscribeTheme, readChoice, () => 'system')
  return options.map(({ choice, label, icon }) => (
    <label key={choice} className="theme-option" data-choice={choice} title={label}>
      <input
        type="radio"
        name={name}
        value={choice}
        checked={choice === chosen}
        onChange={() => storeChoice(choice)}
        className="sr-only"
      />
      {icon}
      <span className="sr-only">{label}</span>
    </label>
  ))
}
