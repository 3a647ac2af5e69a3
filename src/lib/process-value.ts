/**
 * The value that this process has under a name, made on first use. It is on the global object, because the front server
 * and Next's routes are separate bundles, each with its own copy of a module.
 */
export function processValue<Value>(name: string, create: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined }
  return (values[Symbol.for(`site.${name}`)] ??= create())
}

/** Replaces that value. A build of an earlier release does so too, so what a name holds must stay the same kind of thing. */
export function setProcessValue(name: string, value: unknown): void {
  Object.assign(globalThis, { [Symbol.for(`site.${name}`)]: value })
}
