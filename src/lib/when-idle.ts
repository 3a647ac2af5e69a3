/** Resolves in a separate task when the browser is idle, after `timeoutMs` at the latest. Safari has no requestIdleCallback. */
export function whenIdle(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: timeoutMs })
    else setTimeout(resolve, 50)
  })
}
