import { methodNotAllowed } from '@/lib/method-not-allowed'
import { handlePost, handleRead } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Lists the comments of a page, and adds one. */
export { handleRead as GET, handlePost as POST }

const refuse = methodNotAllowed('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
