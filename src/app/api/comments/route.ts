import { handlePost, handleRead } from '@/comments/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** The conversation below a page, and a new comment in it. */
export { handleRead as GET, handlePost as POST }

const refuse = methodNotAllowed('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
