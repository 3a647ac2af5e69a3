import { handleReaction, methodRefuser } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** A reaction to a page or a comment, set or taken back. */
export { handleReaction as POST }

const refuse = methodRefuser('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
