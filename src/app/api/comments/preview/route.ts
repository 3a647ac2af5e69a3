import { handlePreview } from '@/comments/server/handle'
import { methodRefuser } from '@/lib/method-refuser'

export const dynamic = 'force-dynamic'

/** What a comment will look like. */
export { handlePreview as POST }

const refuse = methodRefuser('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
