import { handleToken } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Gives a token with which a certificate can be claimed once. */
export { handleToken as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
