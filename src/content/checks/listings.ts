import { parse } from 'graphql'
import type { Problem } from '../problems'

/** A listing with what it declares about itself. */
export type Listing = {
  line: number
  language: string
  code: string
  subgraph?: string
  expect?: string
  example?: string
  against?: string
  fragment?: boolean
}

/**
 * Listings of GraphQL that are not composed: what only a composed one may declare, and code that GraphQL cannot read.
 * Takes the file's name for reports.
 */
export function listingProblems(file: string, listings: Listing[]): Problem[] {
  return listings.flatMap((listing) => {
    const message = faultOf(listing)
    return message ? [{ file, line: listing.line, field: 'fence', message }] : []
  })
}

function faultOf({ language, code, subgraph, expect, example, against, fragment }: Listing) {
  if (subgraph !== undefined) return undefined
  const lone = expect === undefined ? example && !against && 'example' : 'expect'
  if (lone) return `has ${lone} but no subgraph, so nothing is composed: name the subgraph, or delete ${lone}`
  // Queries against an example are read when they are held against it.
  if (language !== 'graphql' || fragment || against !== undefined) return undefined
  try {
    parse(code)
    return undefined
  } catch (error) {
    return `is not GraphQL: ${(error as Error).message}; a part of a schema or query declares fragment=true`
  }
}
