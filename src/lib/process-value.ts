/** A value that the process has once, made on first use: front server and routes are bundles with their own copies of modules. */
export function processValue<Value>(name: string, create: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined }
  return (values[Symbol.for(`site.${name}`)] ??= create())
}

/** Replaces that value. A build of an earlier release does so too, so what a name holds must stay the same kind of thing. */
export function setProcessValue(name: string, value: unknown): void {
  Object.assign(globalThis, { [Symbol.for(`site.${name}`)]: value })
}
