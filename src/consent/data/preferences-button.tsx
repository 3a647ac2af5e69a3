import { buttonClass } from '@/ui/button'

/** Opens the preferences where a script runs; the page that holds it says what to do without one. */
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
