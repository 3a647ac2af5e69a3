import { handlePost, handleRead } from '@/comments/server/handle'
import { methodRefuser } from '@/lib/method-refuser'

export const dynamic = 'force-dynamic'

/** The conversation below a page, and a new comment in it. */
export { handleRead as GET, handlePost as POST }

const refuse = methodRefuser('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
