import { buttonClass } from '@/ui/button'

/** Opens the preferences. Hidden without script; the surrounding page explains the alternative. */
export function PreferencesButton() {
  return (
    <p className="not-prose">
      <button
        type="button"
        data-consent-open=""
        className={buttonClass({ variant: 'secondary' }, 'script-only')}
      >
        Open cookie preferences
      </button>
    </p>
  )
}
