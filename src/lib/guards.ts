/** Type guards to check what a server sent, small enough for the browser. */

export type Guard<Type> = (value: unknown) => value is Type

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** An object with these properties. Others are ignored. */
export function isShape<Type extends object>(guards: {
  [Key in keyof Type]-?: Guard<Type[Key]>
}): Guard<Type> {
  const entries = Object.entries<Guard<unknown>>(guards)
  return (value): value is Type => isObject(value) && entries.every(([key, guard]) => guard(value[key]))
}

/** A list in which every item passes. */
export function isListOf<Item>(guard: Guard<Item>): Guard<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every((item) => guard(item))
}

/** An object in which every value passes, whatever its key. */
export function isRecordOf<Value>(guard: Guard<Value>): Guard<Record<string, Value>> {
  return (value): value is Record<string, Value> =>
    isObject(value) && !Array.isArray(value) && Object.values(value).every((item) => guard(item))
}

/** One of these values. */
export function isOneOf<Value extends string | null>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.includes(value as Value)
}

/** A value that passes, or undefined, as a missing property is. */
export function isOptional<Type>(guard: Guard<Type>): Guard<Type | undefined> {
  return (value): value is Type | undefined => value === undefined || guard(value)
}

/** An object that is no list, as JSON has them. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}

/** An object or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** To catch errors of files: undefined for one that is missing. Throws any other error. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
