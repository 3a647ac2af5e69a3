import { Monitor, Moon, Sun } from '@/ui/icon'
import { ThemeRadios } from './theme-radios.client'

/** Light, dark or system, on pages that follow the choice. Hidden without script. */
export function ThemeSwitcher() {
  return (
    <ThemeRadios
      options={[
        { choice: 'light', label: 'Light', icon: <Sun size={16} /> },
        { choice: 'dark', label: 'Dark', icon: <Moon size={16} /> },
        { choice: 'system', label: 'System', icon: <Monitor size={16} /> },
      ]}
    />
  )
}
