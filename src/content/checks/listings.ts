import { parse } from 'graphql'
import type { Problem } from '../problems'

/** A code listing with its annotations. */
export type Listing = {
  line: number
  language: string
  filename?: string
  code: string
  subgraph?: string
  expect?: string
  /** What the second and the third composer say, where they differ. */
  second?: string
  third?: string
  differs?: string
  example?: string
  against?: string
  fragment?: boolean
}

/**
 * Problems of listings that are not composed: annotations that only a composed one may have, and invalid GraphQL. Takes
 * the file's name for messages.
 */
export function listingProblems(file: string, listings: Listing[]): Problem[] {
  return listings.flatMap((listing) => {
    const message = messageFor(listing)
    return message ? [{ file, line: listing.line, field: 'fence', message }] : []
  })
}

function messageFor({
  language,
  code,
  subgraph,
  expect,
  second,
  third,
  example,
  against,
  fragment,
}: Listing) {
  if (subgraph !== undefined) return undefined
  const declared = (expect && 'expect') ?? (second && 'second') ?? (third && 'third')
  const lone = declared ?? (example && !against && 'example')
  if (lone) return `has ${lone} but no subgraph, so nothing is composed: name the subgraph, or delete ${lone}`
  // Queries against an example are parsed when they are validated.
  if (language !== 'graphql' || fragment || against !== undefined) return undefined
  try {
    parse(code)
    return undefined
  } catch (error) {
    return `is not GraphQL: ${(error as Error).message}; a part of a schema or query declares fragment=true`
  }
}
