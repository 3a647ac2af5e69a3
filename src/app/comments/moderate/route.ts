import { methodNotAllowed } from '@/lib/method-not-allowed'
import { askModerator, decideByLink } from '@/comments/server/moderate-page'

export const dynamic = 'force-dynamic'

/** The page behind the links of a moderation notification, and the decision sent from it. */
export { askModerator as GET, decideByLink as POST }

const refuse = methodNotAllowed('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
