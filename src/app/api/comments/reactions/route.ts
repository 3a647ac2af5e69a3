import { methodNotAllowed } from '@/lib/method-not-allowed'
import { handleReaction } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Adds or removes a reaction to a page or a comment. */
export { handleReaction as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
