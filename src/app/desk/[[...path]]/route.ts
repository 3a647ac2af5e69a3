import { handleDesk } from '@/desk/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** The room of the team, which is no part of the public site (docs/contracts/desk.md). */
export { handleDesk as GET, handleDesk as POST }

const refuse = methodNotAllowed('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
