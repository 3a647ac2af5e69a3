/** A lock that is granted in the order of the calls. Resolves with the function that releases it. */
export function createMutex(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const previous = last
    let release = () => {}
    last = new Promise((resolve) => (release = resolve))
    await previous
    return release
  }
}
