import { handleCheck } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Verifies a certificate for browsers that cannot. */
export { handleCheck as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
