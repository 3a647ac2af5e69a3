/** Creates a route handler that responds 405 (RFC 9110). Expects the methods that the route supports. */
export function methodNotAllowed(...allowed: string[]): () => Response {
  const allow = allowed.join(', ')
  const headers = { Allow: allow, 'Cache-Control': 'no-store' }
  return () => Response.json({ error: `This address supports only ${allow}.` }, { status: 405, headers })
}
