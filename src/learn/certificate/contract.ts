import type { Subgraph } from '@/playground/engine/messages'

/** Addresses and limits that the browser and the server share (docs/contracts/certificate.md). */

export const api = {
  claim: '/api/certificates',
  token: '/api/certificates/token',
  check: '/api/certificates/check',
  file: '/api/certificates/file',
  picture: '/api/certificates/picture',
  issuer: '/api/certificates/issuer',
  /** A JSON Web Key Set (RFC 7517, 5). A single key is at `{keys}/{id}`. */
  keys: '/api/certificates/keys',
} as const

/** Characters, as a reader counts them. */
export const maxNameLength = 80
/** What the page of a certificate, its picture, and its file are found by: the query with the signed link. */
export const linkQuery = (link: string) => `?c=${link}`

export type ClaimRequest = {
  token: string
  name: string
  /** The texts that met the goals, by the id of the exercise. */
  solutions: Record<string, Subgraph[]>
}

/** What a certificate says. */
export type Certificate = {
  /** A UUID. */
  id: string
  name: string
  course: string
  /** Title of the course when the certificate was signed. */
  title: string
  /** When it was signed, in whole seconds since 1970. */
  issued: number
}
