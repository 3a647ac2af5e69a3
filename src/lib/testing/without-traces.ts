import { afterAll, afterEach, vi } from 'vitest'

// Vitest runs this before each file that may leave something behind, and undoes it after each test.

vi.resetModules()
const react = 'document' in globalThis ? await import('@testing-library/react') : undefined
const address = react && location.href

afterEach(() => {
  react?.cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (!react) return
  document.body.replaceChildren()
  localStorage.clear()
})
afterAll(() => {
  ;(globalThis as { happyDOM?: { setURL: (url?: string) => void } }).happyDOM?.setURL(address)
  // Values that the modules of a process share, such as its database.
  for (const key of Reflect.ownKeys(globalThis))
    if (/^(?:Symbol\()?site[.A-Z]/.test(String(key))) Reflect.deleteProperty(globalThis, key)
})
