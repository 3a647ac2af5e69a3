'use strict'

/** @typedef {Set<unknown>} Values */
/** @type {Record<string, (one: Values, other: Values) => Values | boolean>} */
const methods = {
  union: (one, other) => new Set([...one, ...other]),
  intersection: (one, other) => new Set([...one].filter((value) => other.has(value))),
  difference: (one, other) => new Set([...one].filter((value) => !other.has(value))),
  isDisjointFrom: (one, other) => [...one].every((value) => !other.has(value)),
  isSubsetOf: (one, other) => [...one].every((value) => other.has(value)),
  isSupersetOf: (one, other) => [...other].every((value) => one.has(value)),
}

// Node has them since version 22, browsers since 2024. These take sets only.
const prototype = Object.getPrototypeOf(new Set())
for (const [name, method] of Object.entries(methods)) {
  if (name in prototype) continue
  Object.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    /** @this {Values} @param {Values} other */
    value(other) {
      return method(this, other)
    },
  })
}
