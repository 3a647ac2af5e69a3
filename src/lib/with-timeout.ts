/** Settles as `promise` does; after `timeoutMs` milliseconds, resolves with what `onTimeout` returns, or rejects with what it throws. */
export async function withTimeout<Value, Late>(
  promise: Promise<Value>,
  timeoutMs: number,
  onTimeout: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.max(0, timeoutMs))))
  try {
    return await Promise.race([promise, timeout.then(onTimeout)])
  } finally {
    clearTimeout(timer)
  }
}
