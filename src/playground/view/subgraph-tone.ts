import type { CSSProperties } from 'react'

/** Colors that tell subgraphs apart. Names stand beside them, so color alone says nothing. */
const tones = [
  'var(--cool)',
  'var(--amber)',
  'var(--success)',
  'var(--coral)',
  'var(--violet)',
  'var(--code-type)',
]

/** The style that sets `--tone` for an element of a subgraph. Takes the names of all subgraphs, in their order. */
export function subgraphTone(name: string, names: readonly string[]): CSSProperties {
  return { '--tone': tones[Math.max(names.indexOf(name), 0) % tones.length] } as CSSProperties
}
