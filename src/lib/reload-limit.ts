/** Where a tab notes when a page of it reloaded itself (sessionStorage). */
export const reloadedKey = 'reloaded'
/** Minimum time between two such reloads, in milliseconds: what fails again sooner would keep failing. */
export const reloadPauseMs = 60_000
