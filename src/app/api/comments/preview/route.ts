import { handlePreview, methodRefuser } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** What a comment will look like. */
export { handlePreview as POST }

const refuse = methodRefuser('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
