'use client'

import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { parseChoice, readChoice, storeChoice, subscribeTheme, type ThemeChoice } from './theme-store'

type Props = { options: { choice: ThemeChoice; label: string; icon: ReactNode }[] }

/** The choices; the selected one is styled by <html data-theme>, which is set before the first paint. */
export function ThemeRadios({ options }: Props) {
  const name = useId()
  const element = useRef<HTMLFieldSetElement>(null)

  // Keep a choice made before hydration; until then `system` was checked.
  useEffect(() => {
    const entered = parseChoice(element.current?.querySelector<HTMLInputElement>('input:checked')?.value)
    if (entered !== 'system') storeChoice(entered)
  }, [])

  const chosen = useSyncExternalStore(subscribeTheme, readChoice, () => 'system')
  return (
    <fieldset ref={element} className="script-only flex rounded-lg border border-line-strong p-0.5">
      <legend className="sr-only">Theme</legend>
      {options.map(({ choice, label, icon }) => (
        <label
          key={choice}
          className="theme-option touch-target relative flex h-[28px] w-[32px] cursor-pointer items-center justify-center rounded-md text-muted transition-colors hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cool"
          data-choice={choice}
          title={label}
        >
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
      ))}
    </fieldset>
  )
}
