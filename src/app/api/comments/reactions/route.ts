import { handleReaction } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Adds or removes a reaction to a page or a comment. */
export { handleReaction as POST }
