import { handleFile } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** The signed file of a certificate. */
export { handleFile as GET }

const refuse = methodNotAllowed('GET', 'HEAD')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
