/** Groups items by a key and keeps their order. Replaces `Map.groupBy`, which Node 20 does not have. */
export function groupBy<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Returns the items without those whose key an earlier one has. */
export function distinctBy<T>(items: T[], keyOf: (item: T) => unknown): T[] {
  return [...groupBy(items, keyOf).values()].flatMap((group) => group.slice(0, 1))
}
