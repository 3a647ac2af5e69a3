import { afterAll, vi } from 'vitest'

// Vitest runs this before each file that shares its process with others.

vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  // Values that the modules of a process share, such as its database.
  for (const key of Reflect.ownKeys(globalThis))
    if (/^(?:Symbol\()?site[.A-Z]/.test(String(key))) Reflect.deleteProperty(globalThis, key)
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
})
