/** Storage key of the choice (docs/contracts/site-chrome.md#theme). */
export const themeKey = 'theme'
const themeChoices = ['light', 'dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

/** Parses a stored choice; anything unknown, or nothing, is `system`. */
export function parseChoice(stored: string | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** The theme of a choice. Takes whether the operating system prefers dark. */
export function resolveTheme(choice: ThemeChoice, systemDark: boolean): Theme {
  return choice === 'system' ? (systemDark ? 'dark' : 'light') : choice
}
