/** The handler of every method that an address does not know. Takes those it does. */
export function methodRefuser(...allowed: string[]): () => Response {
  const allow = allowed.join(', ')
  const headers = { Allow: allow, 'Cache-Control': 'no-store' }
  return () => Response.json({ error: `This address answers ${allow}.` }, { status: 405, headers })
}
