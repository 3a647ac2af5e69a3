import { handlePost, handleRead } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Lists the comments of a page, and adds one. */
export { handleRead as GET, handlePost as POST }
