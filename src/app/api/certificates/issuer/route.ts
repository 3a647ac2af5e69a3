import { handleIssuer } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Who issues the certificates. */
export { handleIssuer as GET }

const refuse = methodNotAllowed('GET', 'HEAD')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
