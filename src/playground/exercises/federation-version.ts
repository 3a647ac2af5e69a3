import { Kind } from 'graphql'
import { readSource } from '../engine/problems/source'

// https://specs.apollo.dev/link/v1.0/#sec-URL: the version is the last segment, with a minor number or without.
const specification = /\/federation\/v(\d+)(?:\.(\d+))?\/?$/

/** The federation version that a schema links to. Undefined without such a link, which means version 1. */
export function federationVersion(sdl: string): { major: number; minor: number } | undefined {
  for (const { on, node } of readSource({ name: '', sdl }).applications) {
    if (on.kind !== 'schema' || node.name.value !== 'link') continue
    const url = node.arguments?.find(({ name }) => name.value === 'url')?.value
    const found = url?.kind === Kind.STRING ? specification.exec(url.value) : null
    if (found) return { major: Number(found[1]), minor: Number(found[2] ?? 0) }
  }
  return undefined
}
