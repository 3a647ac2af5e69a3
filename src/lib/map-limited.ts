/** Like `Promise.all` over `items.map(work)`, with at most `limit` under way at once, so that memory stays bounded. */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function worker(): Promise<void> {
    while (next < items.length) {
      const index = next
      next += 1
      results[index] = await work(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
