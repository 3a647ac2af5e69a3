import { methodNotAllowed } from '@/lib/method-not-allowed'
import { handlePreview } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Renders a comment as a preview. */
export { handlePreview as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
