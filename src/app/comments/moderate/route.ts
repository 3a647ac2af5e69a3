import { methodNotAllowed } from '@/lib/method-not-allowed'
import { askModerator, decideByLink } from '@/comments/server/moderate-page'

export const dynamic = 'force-dynamic'

/** Where the links of a notification lead: one comment, one decision. */
export { askModerator as GET, decideByLink as POST }

const refuse = methodNotAllowed('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
