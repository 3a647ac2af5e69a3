import { demosFile } from '@/content/collections'
import type { DemosData } from '@/content/schemas/demos'
import type { Behavior } from '@/playground/engine/messages'

/** What the demos show. */
export const demosData = (): DemosData => demosFile.only()

/** A schema with one of its lines replaced or removed. */
export function withLine(
  sdl: string,
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
): string {
  if (!sdl.includes(`  ${from}\n`)) throw new RangeError(`content/demos.yaml: no schema has the line ${from}`)
  return sdl.replace(`  ${from}\n`, to && `  ${to}\n`)
}

export function behaviorsOf(subgraphs: { name: string; latencyMs: number }[]): Record<string, Behavior> {
  return Object.fromEntries(subgraphs.map(({ name, latencyMs }) => [name, { latencyMs }]))
}
