/** The day on which a certificate was signed, as an ISO date. Takes seconds since 1970. */
export function issuedOn(issued: number): string {
  return new Date(issued * 1000).toISOString().slice(0, 10)
}
