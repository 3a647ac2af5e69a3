import { handleDesk } from '@/desk/routes'

export const dynamic = 'force-dynamic'

/** The room of the team, which is no part of the public site (docs/contracts/desk.md). */
export { handleDesk as GET, handleDesk as POST }

function refuse(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, POST', 'Cache-Control': 'no-store' } })
}
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
