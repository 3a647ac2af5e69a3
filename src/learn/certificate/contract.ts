import { certificateKeysPath } from '@/content/paths'
import type { Subgraph } from '@/playground/engine/messages'

/** Addresses and limits that the browser and the server share (docs/contracts/certificate.md). */

export const api = {
  claim: '/api/certificates',
  check: '/api/certificates/check',
  file: '/api/certificates/file',
  picture: '/api/certificates/picture',
  issuer: '/api/certificates/issuer',
  keys: certificateKeysPath,
} as const

/** Characters, as a reader counts them. */
export const maxNameLength = 80
/** Width and height of the picture of a certificate in pixels, as social networks show it. */
export const pictureSize = { width: 1200, height: 630 }
/** What the page of a certificate, its picture, and its file are found by: the query with the signed link. */
export const linkQuery = (link: string) => `?c=${link}`

export type ClaimRequest = {
  course: string
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

/** The day on which a certificate was signed, as an ISO date. */
export function issuedOn({ issued }: Certificate): string {
  return new Date(issued * 1000).toISOString().slice(0, 10)
}
