import type { CSSProperties } from 'react'

/** Colors that tell subgraphs apart, without the red of failures. Names stand beside them, so color alone says nothing. */
const tones = [
  'var(--cool)',
  'var(--amber)',
  'var(--success)',
  'var(--violet)',
  'color-mix(in srgb, var(--cool), var(--success))',
  'var(--code-type)',
]

/** The style that sets `--tone` for an element of a subgraph. Expects the names of all subgraphs, in their order. */
export function subgraphTone(name: string, names: readonly string[]): CSSProperties {
  return { '--tone': tones[Math.max(names.indexOf(name), 0) % tones.length] } as CSSProperties
}
