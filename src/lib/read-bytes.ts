/** Reads a request body. Returns undefined, and stops reading, above `limit` bytes. Rejects when the connection breaks. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.length
    if (size > limit) {
      await reader?.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}
