'use client'

import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { parseChoice, type ThemeChoice } from './theme'
import { readChoice, storeChoice, subscribeTheme } from './theme-store'

type Option = { choice: ThemeChoice; label: string; icon: ReactNode }

/** One radio button per theme. The selected state is styled by <html data-theme>, which is set before the first paint. */
export function ThemeRadios({ options }: { options: readonly Option[] }) {
  const name = useId()
  const system = useRef<HTMLInputElement>(null)

  // Keep a choice made before hydration; until then `system` was checked.
  useEffect(() => {
    const entered = system.current?.closest('fieldset')?.querySelector<HTMLInputElement>('input:checked')
    if (entered && entered !== system.current) storeChoice(parseChoice(entered.value))
  }, [])

  const chosen = useSyncExternalStore(subscribeTheme, readChoice, () => 'system')
  return options.map(({ choice, label, icon }) => (
    <label
      key={choice}
      className="theme-option relative flex h-[28px] w-[32px] cursor-pointer items-center justify-center rounded-md text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cool"
      data-choice={choice}
      title={label}
    >
      <input
        ref={choice === 'system' ? system : undefined}
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
