import { handlePolicyReports } from '@/requests/policy-reports'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Receives what browsers report about the content security policy (docs/decisions/policy-hashes.md). */
export { handlePolicyReports as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
