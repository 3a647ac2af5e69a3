/** What a header such as Accept or Accept-Encoding names, in its order: lower case, with weights from 0 to 1. */
export function weightsOf(header: string): { name: string; weight: number }[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((text) => text.startsWith('q='))
      return { name, weight: q ? Number(q.slice(2)) || 0 : 1 }
    })
}

/** Such headers have few values in practice; the bound keeps a hostile client from filling the memory. */
const memoryLimit = 256

/** `read` with a memory of its answers to the first 256 headers. */
export function remembered<T extends object | boolean>(read: (header: string) => T): (header: string) => T {
  const memory = new Map<string, T>()
  return (header) => {
    const known = memory.get(header)
    if (known !== undefined) return known
    const answer = read(header)
    if (memory.size < memoryLimit) memory.set(header, answer)
    return answer
  }
}
