import { handlePost, handleRead, methodRefuser } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** The conversation below a page, and a new comment in it. */
export { handleRead as GET, handlePost as POST }

const refuse = methodRefuser('GET', 'POST')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
