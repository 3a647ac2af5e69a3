import { Monitor, Moon, Sun } from '@/ui/icon'
import { ThemeRadios } from './theme-radios.client'

const options = [
  { choice: 'light', label: 'Light', icon: <Sun size={16} /> },
  { choice: 'dark', label: 'Dark', icon: <Moon size={16} /> },
  { choice: 'system', label: 'System', icon: <Monitor size={16} /> },
] as const

/** Light, dark or system, on pages that follow the choice. Hidden without script. */
export function ThemeSwitcher() {
  return (
    <fieldset className="script-only flex rounded-lg border border-line-strong p-0.5">
      <legend className="sr-only">Theme</legend>
      <ThemeRadios options={options} />
    </fieldset>
  )
}
