import { handlePicture } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** The picture of a certificate. */
export { handlePicture as GET }

const refuse = methodNotAllowed('GET', 'HEAD')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
