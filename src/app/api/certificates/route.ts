import { handleClaim } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Grades the solutions of a course and signs a certificate (docs/contracts/certificate.md#claim). */
export { handleClaim as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
